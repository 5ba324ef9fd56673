import { type Static, Type } from 'typebox';
import { type Fraction, versionHashOf } from '../../fairness/index.ts';
import { type AnyEvent, canonicalJson, closed, ordered } from '../../kernel/index.ts';
import { type BoxFault, PublishBox, drafted, termsOf } from './box-draft.ts';
import { rtpOf } from './box-version.ts';
import { ShelfEntry, SkinEntry } from './entries.ts';
import {
  BOXES_ORDERED_MAX,
  BoxFace,
  type BoxOdds,
  BoxesOrdered,
  BoxRetired,
  BoxVersionPublished,
  CATALOGUE_BOUNDS,
  type CatalogueBounds,
  SHELVES_ORDERED_MAX,
  ShelvesOrdered,
} from './events.ts';
import { firstTwice } from './first-twice.ts';
import { type StockFault, stockEvents, stockFaults } from './list-skins.ts';
import { type Box, type Catalogue, boxInForce, boxOf, boxesInForce } from './state.ts';

const BoxId = PublishBox.properties.boxId;

/** A change of the catalogue by operators, all at one time. Prices in 1/10,000 gem. */
export const CatalogueChange = closed({
  skins: Type.Array(SkinEntry, { description: 'new ones, and those with another price or description' }),
  shelves: Type.Array(ShelfEntry),
  shelfOrder: Type.Optional(
    Type.Array(ShelfEntry.properties.shelfId, {
      maxItems: SHELVES_ORDERED_MAX,
      description: 'the others follow in their present order',
    }),
  ),
  boxOrder: Type.Optional(
    Type.Array(BoxId, {
      maxItems: BOXES_ORDERED_MAX,
      description: 'those left out stand before them, the highest number first',
    }),
  ),
  boxes: Type.Array(PublishBox, { description: 'new ones, and those in another version' }),
  retired: Type.Array(closed({ boxId: BoxId }), { description: 'boxes that are no longer sold' }),
});
export type CatalogueChange = Static<typeof CatalogueChange>;

/** A gate that a change does not pass. Prices in 1/10,000 gem, shares in 1/10,000. */
export type CatalogueFault =
  | StockFault
  | (BoxFault & { readonly boxId: string })
  | { readonly code: 'box-twice'; readonly boxId: string }
  | { readonly code: 'unknown-box'; readonly boxId: string }
  | { readonly code: 'published-and-retired'; readonly boxId: string }
  | { readonly code: 'number-taken'; readonly boxId: string; readonly number: number; readonly by: string }
  | { readonly code: 'shelf-in-order-unknown'; readonly shelfId: string }
  | { readonly code: 'shelf-in-order-twice'; readonly shelfId: string }
  | { readonly code: 'box-in-order-unknown'; readonly boxId: string }
  | { readonly code: 'box-in-order-twice'; readonly boxId: string }
  | {
      readonly code: 'price-out-of-bounds';
      readonly boxId: string;
      readonly price: number;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly code: 'rtp-out-of-bounds';
      readonly boxId: string;
      /** truncated */
      readonly rtp: number;
      readonly min: number;
      readonly max: number;
    };

/** The effect of a change. */
interface CataloguePlan {
  /** events that it would write, without faulty parts */
  readonly events: readonly AnyEvent[];
  /** all gates that are not passed; empty if the change can be published */
  readonly faults: readonly CatalogueFault[];
  /** boxes that get a version automatically, because the change reprices one of their skins */
  readonly touched: readonly string[];
}

/** A box version that a change requests. */
interface Draft {
  readonly odds: BoxOdds;
  readonly face: BoxFace;
  readonly terms: ReturnType<typeof termsOf>;
}

/**
 * Plans a change of a catalogue: the events it would write, and every gate it does not pass. Pure; writes nothing.
 * @param from time at which it takes effect, milliseconds since 1970
 */
export function planChange(
  catalogue: Catalogue,
  change: CatalogueChange,
  bounds: CatalogueBounds = CATALOGUE_BOUNDS.first,
  from = 0,
): CataloguePlan {
  const { skins, shelves, boxes, retired, shelfOrder, boxOrder } = change;
  const faults: CatalogueFault[] = [...stockFaults(skins, shelves), ...listFaults(catalogue, change)];
  const malformed = new Set(faults.flatMap((one) => (one.code === 'malformed-skin' ? one.skinId : [])));
  const sound = skins.filter(({ skinId }) => !malformed.has(skinId));
  const stock = {
    skins: catalogue.skins.merge(sound.map((skin) => [skin.skinId, skin] as const)),
    shelves: catalogue.shelves.merge(shelves.map((shelf) => [shelf.shelfId, shelf] as const)),
  };
  const gone = new Set(retired.map(({ boxId }) => boxId));
  const drafts: Draft[] = [];
  for (const box of boxes) {
    const draft = drafted(stock, box);
    if ('odds' in draft)
      drafts.push({ odds: draft.odds, face: ordered(BoxFace, box.face), terms: termsOf(box) });
    else faults.push({ ...draft, boxId: box.boxId });
  }
  const asked = new Set(boxes.map(({ boxId }) => boxId));
  const touched = boxesInForce(catalogue)
    .filter(({ boxId }) => !asked.has(boxId) && !gone.has(boxId))
    .flatMap((box) => repriced(box, catalogue, stock.skins) ?? []);
  const news = [...drafts, ...touched].filter(
    (draft) => !isSame(boxInForce(catalogue, draft.odds.boxId), draft),
  );
  faults.push(
    ...numberFaults(catalogue, drafts, gone),
    ...news.flatMap((draft) => boundsFaults(draft.odds, bounds)),
  );
  return {
    events: [
      ...stockEvents(catalogue, sound, shelves, from),
      ...news.map((draft) => versionOf(catalogue, draft, from)),
      ...retired
        .filter(({ boxId }) => boxInForce(catalogue, boxId) !== undefined)
        .map(({ boxId }) => BoxRetired.of({ boxId, from })),
      ...orderEvents(stock.shelves, shelfOrder, from),
      ...boxOrderEvents(catalogue, boxOrder, from),
    ],
    faults,
    touched: touched.map(({ odds }) => odds.boxId),
  };
}

const versionOf = (catalogue: Catalogue, { odds, face, terms }: Draft, from: number): AnyEvent =>
  BoxVersionPublished.of({
    odds,
    face,
    versionHash: versionHashOf(odds),
    version: (boxOf(catalogue, odds.boxId)?.versions.length ?? 0) + 1,
    terms,
    from,
  });

const isSame = (box: Box | undefined, { odds, face, terms }: Draft): boolean =>
  box !== undefined &&
  box.current.versionHash === versionHashOf(odds) &&
  canonicalJson([box.face, box.current.terms]) === canonicalJson([face, terms]);

/** Returns a box with its tickets and price, at new prices of its skins; undefined if none of these changes. */
function repriced(
  { face, current: { odds, terms } }: Box,
  { skins }: Catalogue,
  priced: Catalogue['skins'],
): Draft | undefined {
  if (odds.items.every(({ skinId }) => skins.get(skinId)?.price === priced.get(skinId)?.price))
    return undefined;
  const items = odds.items.map((item) => ({ ...item, value: priced.get(item.skinId)?.price ?? item.value }));
  return { odds: { ...odds, items }, face, terms };
}

function orderEvents(
  shelves: Catalogue['shelves'],
  shelfOrder: readonly string[] | undefined,
  from: number,
): AnyEvent[] {
  if (shelfOrder === undefined || shelfOrder.length === 0) return [];
  const present = [...shelves.keys()];
  const wanted = [...shelfOrder, ...present.filter((shelfId) => !shelfOrder.includes(shelfId))];
  return canonicalJson(present) === canonicalJson(wanted)
    ? []
    : [ShelvesOrdered.of({ shelfIds: [...shelfOrder], from })];
}

const boxOrderEvents = (
  { boxOrder: present = [] }: Catalogue,
  boxOrder: readonly string[] | undefined,
  from: number,
): AnyEvent[] =>
  boxOrder === undefined || boxOrder.length === 0 || canonicalJson(present) === canonicalJson(boxOrder)
    ? []
    : [BoxesOrdered.of({ boxIds: [...boxOrder], from })];

function listFaults(
  catalogue: Catalogue,
  { shelves, shelfOrder = [], boxOrder = [], boxes, retired }: CatalogueChange,
) {
  const boxIds = boxes.map(({ boxId }) => boxId);
  const retiredIds = retired.map(({ boxId }) => boxId);
  const known = new Set([...catalogue.shelves.keys(), ...shelves.map(({ shelfId }) => shelfId)]);
  const twice = firstTwice(boxIds) ?? firstTwice(retiredIds);
  const shelfTwice = firstTwice(shelfOrder);
  const faults: CatalogueFault[] = [];
  if (twice !== undefined) faults.push({ code: 'box-twice', boxId: twice });
  for (const boxId of retiredIds) {
    if (boxInForce(catalogue, boxId) === undefined) faults.push({ code: 'unknown-box', boxId });
    if (boxIds.includes(boxId)) faults.push({ code: 'published-and-retired', boxId });
  }
  for (const shelfId of shelfOrder)
    if (!known.has(shelfId)) faults.push({ code: 'shelf-in-order-unknown', shelfId });
  for (const boxId of boxOrder)
    if (!boxIds.includes(boxId) && boxOf(catalogue, boxId) === undefined)
      faults.push({ code: 'box-in-order-unknown', boxId });
  const placedTwice = firstTwice(boxOrder);
  if (placedTwice !== undefined) faults.push({ code: 'box-in-order-twice', boxId: placedTwice });
  if (shelfTwice !== undefined) faults.push({ code: 'shelf-in-order-twice', shelfId: shelfTwice });
  return faults;
}

/** Checks that no two boxes on sale share a number: players refer to boxes by it. */
function numberFaults(
  catalogue: Catalogue,
  drafts: readonly Draft[],
  gone: ReadonlySet<string>,
): CatalogueFault[] {
  const drafted = new Set(drafts.map(({ odds }) => odds.boxId));
  const taken = new Map(
    boxesInForce(catalogue)
      .filter(({ boxId }) => !gone.has(boxId) && !drafted.has(boxId))
      .map(({ boxId, face }) => [face.number, boxId] as const),
  );
  return drafts.flatMap(({ odds: { boxId }, face: { number } }) => {
    const by = taken.get(number);
    taken.set(number, by ?? boxId);
    return by === undefined || by === boxId ? [] : { code: 'number-taken', boxId, number, by };
  });
}

function boundsFaults(odds: BoxOdds, { rtp, priceMin, priceMax }: CatalogueBounds): CatalogueFault[] {
  const { boxId, price } = odds;
  const returned = rtpOf(odds);
  const faults: CatalogueFault[] = [];
  if (price < priceMin || price > priceMax)
    faults.push({ code: 'price-out-of-bounds', boxId, price, min: priceMin, max: priceMax });
  if (isBelow(returned, rtp.min) || isAbove(returned, rtp.max))
    faults.push({ code: 'rtp-out-of-bounds', boxId, rtp: shareOf(returned), ...rtp });
  return faults;
}

const WHOLE = 10_000n;
const shareOf = ({ numerator, denominator }: Fraction): number => Number((numerator * WHOLE) / denominator);
const isBelow = ({ numerator, denominator }: Fraction, share: number): boolean =>
  numerator * WHOLE < BigInt(share) * denominator;
const isAbove = ({ numerator, denominator }: Fraction, share: number): boolean =>
  numerator * WHOLE > BigInt(share) * denominator;
