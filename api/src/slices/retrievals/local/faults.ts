/**
 * Fault modes of the local provider: none, slow, silent, acting without an answer or a callback, busy, nothing on sale, accepting without
 * sending, or all inventories private.
 */
export const FAULT_MODES = ['none', 'slow', 'silent', 'lost', 'busy', 'empty', 'waiting', 'private'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];
