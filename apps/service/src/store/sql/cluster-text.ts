/**
 * Places where a statement's text differs on a Citus cluster. Statements are made before any server is known, so they carry both
 * texts, the cluster's as a comment; the pool's connections to a cluster exchange them.
 */

/**
 * A place of a statement.
 *
 * @param cluster the text on a cluster; without comments
 * @param plain the text elsewhere
 */
export const onCluster = (cluster: string, plain = ""): string => `/*plain*/${plain}/*cluster ${cluster} */`;

const PLACE = /\/\*plain\*\/.*?\/\*cluster (.*?) \*\//gs;

/** The statement as a cluster reads it. */
export const clusterText = (text: string): string => text.replace(PLACE, "$1");

/**
 * Names the chain in a form by which a cluster finds the one worker that has its rows `t`, for conditions that hide it from the
 * planner. A list of one: by an equality the planner would know that the primary key has the order of the page, and walk the chain.
 */
export const ofOneWorker = (chain: string): string => onCluster(`and t.chain = any(array[${chain}])`);
