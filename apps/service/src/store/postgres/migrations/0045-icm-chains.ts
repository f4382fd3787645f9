/** Indexes of interchain messages by nothing but their chains. */

// A listing of all messages, or of those between chains, walks each visible chain as one of an address does (migration 0025). The source's
// side says where a message goes, and the destination's where it comes from.
export const icmChains = `
create index icm_side_sent on icm_side (chain, time, message_id) where side = 'source';
create index icm_side_sent_into on icm_side (destination, chain, time, message_id) where side = 'source';
create index icm_side_received on icm_side (chain, time, message_id) where side = 'destination' and not sourced;
create index icm_side_received_from on icm_side (source, chain, time, message_id) where side = 'destination' and not sourced;
create index icm_side_late on icm_side (late_chain, late_number) where late_chain is not null;
`;
