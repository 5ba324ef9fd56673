import { ItemsMoved } from '@skins/engine/bag';
import { rulesHashOf } from '@skins/engine/fairness';
import type { EventData } from '@skins/engine/kernel';
import { REPLACE_TERMS, SkinsReplaced, quoteOf } from '@skins/engine/replace';
import { RulesPublished } from '@skins/engine/rules';
import { until } from '../kit/endings.ts';
import { type Forge, both, edited } from '../kit/forge.ts';

type Replaced = EventData<typeof SkinsReplaced>;

/** Changes an event's data, under the matching quote. */
export const requoted = (
  change: (data: Replaced) => Partial<Replaced>,
  which: Parameters<typeof edited<Replaced>>[2] = {},
): Forge =>
  edited(
    SkinsReplaced,
    (data) => {
      const said = { ...data, ...change(data) };
      const quote = quoteOf({
        ...said,
        given: said.given.map(({ itemId, value }) => [itemId, value]),
        taken: said.taken.map(({ skinId, value }) => [skinId, value]),
      });
      return { ...said, quote };
    },
    which,
  );

/** Replaces skins by other first rules, until the n-th replacement, from 0. */
const ruled = (change: Partial<(typeof REPLACE_TERMS)['first']>, nth: number): Forge => {
  const content = { ...REPLACE_TERMS.first, ...change };
  const rulesHash = rulesHashOf(REPLACE_TERMS.name, content);
  const isOfTerms = { where: ({ name }: { readonly name: string }) => name === REPLACE_TERMS.name };
  return both(
    edited(RulesPublished, () => ({ content, hash: rulesHash }), isOfTerms),
    ...Array.from({ length: nth + 1 }, (_none, at) => requoted(() => ({ rulesHash }), { nth: at })),
    until(SkinsReplaced, { nth }),
  );
};

/** State of an item that is sold back. */
const ELSEWHERE = 3;

/** Forged ends of the played log, by the rule that each breaks. */
export const ends = {
  'replace-open': [ruled({ open: false }, 0)],
  // The items go elsewhere.
  'replace-given': [
    both(
      edited(ItemsMoved, () => ({ to: ELSEWHERE })),
      until(SkinsReplaced),
    ),
  ],
  // The third one is paid for, and the rules allow none of that.
  'replace-difference': [ruled({ topUp: 0 }, 2)],
} as const satisfies Readonly<Record<string, readonly Forge[]>>;
