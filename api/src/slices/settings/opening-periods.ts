/** How often a player gets openings from one entry of a document. */
export const OPENING_PERIODS = ['day', 'week', 'month', 'once'] as const;
export type OpeningPeriod = (typeof OPENING_PERIODS)[number];
