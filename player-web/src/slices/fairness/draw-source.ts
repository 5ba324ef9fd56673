import { type DrawEvidence, isSteerable } from '@skins/engine/fairness';

/** Sources of a draw's number, by who could steer it: docs/fairness.md, section 12. */
export const DRAW_SOURCES = ['independent', 'own', 'house'] as const;
export type DrawSource = (typeof DRAW_SOURCES)[number];

export function sourceOf(evidence: Pick<DrawEvidence, 'source'>): DrawSource {
  if (evidence.source.kind === 'house') return 'house';
  return isSteerable(evidence) ? 'own' : 'independent';
}
