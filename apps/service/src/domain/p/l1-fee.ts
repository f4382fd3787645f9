/** The price of the continuous fee that active L1 validators pay (ACP-77). */

/**
 * nAVAX a second on mainnet and fuji, and on a network whose node does not tell it. The price rises only while more validations
 * are active at once than the node's target (10,000 by default), which no network has come near; blocks do not state it.
 */
export const PUBLIC_L1_FEE_PRICE = 512n;

const PUBLIC_NETWORKS: readonly number[] = [1, 5];

/** Whether a network's price is known without asking its node. */
export const hasPublicL1Fee = (networkId: number): boolean => PUBLIC_NETWORKS.includes(networkId);
