/**
 * How the local provider behaves: as it should, slowly, silently, doing what it is asked without an answer, busy,
 * without anything on sale, not yet sending what it took, or as if every inventory were private.
 */
export const FAULT_MODES = ['none', 'slow', 'silent', 'lost', 'busy', 'empty', 'waiting', 'private'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];
