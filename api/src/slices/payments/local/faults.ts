/** How the local provider behaves: as it should, slowly, not at all, or telling what is wrong beside what is right. */
export const FAULT_MODES = ['none', 'slow', 'silent', 'wrong'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];
