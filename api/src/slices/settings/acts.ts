/** What happens to a proposal, of whatever kind. */
export const ACTS = ['proposed', 'approved', 'withdrawn', 'refused', 'stopped', 'refunded'] as const;
export type Act = (typeof ACTS)[number];
