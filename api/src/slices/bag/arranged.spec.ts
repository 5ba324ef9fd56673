import { type HeldItem, ItemStatus, Items, isGone } from '@skins/engine/bag';
import { EMPTY_CATALOGUE, type Skin } from '@skins/engine/catalogue';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BagPart, choicesOf, holdingOf, partOf } from './arranged.ts';

const skin = (skinId: string, rarity: Skin['rarity']): Skin => ({
  skinId,
  name: { zh: skinId, en: skinId, ru: skinId, vi: skinId },
  category: 'rifle',
  rarity,
  exterior: null,
  image: '',
  price: 1,
});
const catalogue = {
  skins: EMPTY_CATALOGUE.skins.set('a', skin('a', 'rare')).set('b', skin('b', 'common')),
};

const { reserved: _, ...AT_REST } = ItemStatus;
const statuses = Object.values(AT_REST);
const sources = [0, 1, 3] as const;

interface Told {
  readonly skinId: string;
  readonly source: number;
  readonly value: number;
}
const granted = fc.record<Told>({
  skinId: fc.constantFrom('a', 'b', 'unknown'),
  source: fc.constantFrom(...sources),
  value: fc.nat(3),
});
/** Grants and later state changes: enough for several pieces, some of which stay unchanged. */
const steps = fc.array(
  fc.record({
    come: fc.array(granted, { minLength: 20, maxLength: 60 }),
    go: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...statuses)), { maxLength: 20 }),
  }),
  { minLength: 4, maxLength: 8 },
);
const optional = <Value>(...values: readonly Value[]) => fc.constantFrom(undefined, ...values);
const parts = fc.record<BagPart>({
  filter: fc.record({
    status: optional(...statuses),
    source: optional(...sources),
    rarity: optional('rare' as const, 'common' as const, 'unknown' as const),
  }),
  order: fc.constantFrom('newest', 'oldest', 'dearest', 'cheapest'),
  offset: fc.nat(80),
  limit: fc.integer({ min: 1, max: 20 }),
});

const rarities: ReadonlyMap<string, Skin['rarity']> = new Map([
  ['a', 'rare'],
  ['b', 'common'],
]);
const rarityOf = ({ skinId }: HeldItem) => rarities.get(skinId) ?? 'unknown';
const sum = (items: readonly HeldItem[]) => ({
  items: items.length,
  worth: items.reduce((worth, { value }) => worth + value, 0),
});

/** Returns the expected part by scanning everything. */
function expected(all: readonly HeldItem[], { filter: { status, source, rarity }, order }: BagPart) {
  const left = all
    .filter((item) => (status === undefined ? !isGone(item.status) : item.status === status))
    .filter((item) => source === undefined || item.source === source)
    .filter((item) => rarity === undefined || rarityOf(item) === rarity);
  if (order === 'oldest') return left;
  const newest = left.toReversed();
  if (order === 'newest') return newest;
  return newest.toSorted((a, b) => (order === 'dearest' ? b.value - a.value : a.value - b.value));
}

describe('bag queries', () => {
  it('count, filter and sort like a full scan, in every version of the bag', () => {
    fc.assert(
      fc.property(steps, fc.array(parts, { minLength: 1, maxLength: 6 }), (all, asked) => {
        let items = Items.empty;
        const versions = [items];
        for (const { come, go } of all) {
          const had = items.length;
          for (const [k, { source, ...told }] of come.entries()) {
            const n = had + k + 1;
            items = items.granted([{ ...told, itemId: `p-${n}` }], source, n);
          }
          for (const [n, status] of go) items = items.moved([n % items.length], status, '');
          versions.push(items);
        }
        // Forwards and backwards, because the tally of one version is derived from that of another.
        for (const version of [...versions, ...versions.toReversed()]) {
          const bag = { items: version, held: 0 };
          const list = [...version];
          for (const part of asked) {
            const { offset, limit } = part;
            const right = expected(list, part);
            expect(partOf(bag, catalogue, part)).toEqual(right.slice(offset, offset + limit));
            expect(holdingOf(bag, catalogue, part.filter)).toEqual(sum(right));
          }
          const held = list.filter(({ status }) => !isGone(status));
          const choices = choicesOf(bag, catalogue);
          expect(choices.statuses).toEqual(grouped(list, ({ status }) => status));
          expect(choices.sources).toEqual(grouped(held, ({ source }) => source));
          expect(choices.rarities).toEqual(grouped(held, rarityOf));
        }
      }),
      { numRuns: 40 },
    );
  });
});

const grouped = <Key>(items: readonly HeldItem[], keyOf: (item: HeldItem) => Key) =>
  new Map([...Map.groupBy(items, keyOf)].map(([key, own]) => [key, sum(own)]));
