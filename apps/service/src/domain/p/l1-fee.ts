/** The price of the continuous fee that active L1 validators pay (ACP-77). */

/**
 * nAVAX a second on mainnet and fuji, and on networks whose node does not report it. The price rises only while more validations
 * are active than the node's target (10,000 by default), which no network has come near; blocks do not contain the price.
 */
export const PUBLIC_L1_FEE_PRICE = 512n;

const PUBLIC_NETWORKS: readonly number[] = [1, 5];

/** Whether a network's price is known without its node. */
export const hasPublicL1Fee = (networkId: number): boolean => PUBLIC_NETWORKS.includes(networkId);
