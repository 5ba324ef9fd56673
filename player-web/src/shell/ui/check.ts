import type { DrawStepState } from '@skins/engine/fairness';

/** The icon of a check's result. */
export const CHECK_ICONS = { holds: 'check', fails: 'warning', open: 'info' } as const;

/** Returns the result of all checks together. */
export function verdictOf(steps: readonly { readonly state: DrawStepState }[]): DrawStepState {
  if (steps.some(({ state }) => state === 'fails')) return 'fails';
  return steps.every(({ state }) => state === 'holds') ? 'holds' : 'open';
}
