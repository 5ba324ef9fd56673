import { type Fold, type PublishedRules, type RulesInForce, foldOf, invariant, on } from '../kernel/index.ts';
import { RulesPublished } from './events.ts';

interface Version {
  readonly from: number;
  readonly hash: string;
  readonly content: unknown;
}

/** All versions of the rules of one name, the oldest first. */
export interface RulesHistory {
  readonly versions: readonly Version[];
}

export const rulesHistory: Fold<RulesHistory> = foldOf<RulesHistory>({ versions: [] }, [
  on(RulesPublished, ({ versions }, { version, from, hash, content }) => {
    invariant(version === versions.length + 1, 'versions of rules count up from 1');
    return { versions: [...versions, { from, hash, content }] };
  }),
]);

export const rulesStream = (name: string): string => `rules-${name}`;

/** The version that counts at a time: the latest that is due by then. */
export function rulesInForce<Content>(
  { versions }: RulesHistory,
  { fits }: PublishedRules<Content>,
  time: number,
): RulesInForce<Content> | undefined {
  const version = versions.findLast(({ from }) => from <= time);
  return version !== undefined && fits(version.content)
    ? { hash: version.hash, content: version.content }
    : undefined;
}
