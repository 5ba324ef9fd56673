/** Fault modes of the local provider: none, slow, silent, or sending wrong callbacks beside the right ones. */
export const FAULT_MODES = ['none', 'slow', 'silent', 'wrong'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];
