import { type Static, Type } from 'typebox';
import { type ApportionFault, apportion } from './apportion.ts';
import { FaceEntry, faultFinder } from './entries.ts';
import { type BoxItem, BoxOdds, BoxTerms, NO_SHELF, OPEN_TERMS } from './events.ts';
import { firstTwice } from './first-twice.ts';
import type { Catalogue } from './state.ts';

/** A requested box. */
export const PublishBox = Type.Object({
  boxId: BoxOdds.properties.boxId,
  price: BoxOdds.properties.price,
  face: FaceEntry,
  items: Type.Array(
    Type.Object({ skinId: Type.String(), probability: Type.String({ description: 'a decimal text' }) }),
    { minItems: 1, maxItems: 500, description: 'in the order in which they take their tickets' },
  ),
  terms: Type.Optional(BoxTerms),
});
export type PublishBox = Static<typeof PublishBox>;

const fieldAtFault = faultFinder(PublishBox);

/** In order of precedence; `skinId` is the faulty item, `field` a path in the box, such as '/face/image'. */
export type BoxFault =
  | { readonly code: 'malformed-box'; readonly boxId: string; readonly field: string }
  | { readonly code: 'unknown-shelf'; readonly shelfId: string }
  /** an item, or the hero, which must be one of the items */
  | { readonly code: 'unknown-skin'; readonly skinId: string }
  | { readonly code: 'item-twice'; readonly skinId: string }
  | { readonly code: 'bad-probability'; readonly skinId: string }
  | { readonly code: 'probabilities-sum'; readonly sum: string }
  | { readonly code: 'no-ticket'; readonly skinId: string };

type Stock = Pick<Catalogue, 'shelves' | 'skins'>;

/** Returns a box's price and odds, with its items at a catalogue's prices, or the fault. */
export function drafted(stock: Stock, input: PublishBox): { readonly odds: BoxOdds } | BoxFault {
  const fault = faultOf(stock, input);
  if (fault !== undefined) return fault;
  const tickets = apportion(input.items.map(({ probability }) => probability));
  if ('code' in tickets) return named(tickets, input);
  return { odds: { boxId: input.boxId, price: input.price, items: ranges(stock, input, tickets) } };
}

export const termsOf = ({ terms: { perDay, allowance } = OPEN_TERMS }: PublishBox): BoxTerms => ({
  perDay,
  allowance,
});

function faultOf({ shelves, skins }: Stock, input: PublishBox): BoxFault | undefined {
  const { boxId, face, items } = input;
  const field = fieldAtFault(input);
  if (field !== undefined) return { code: 'malformed-box', boxId, field };
  if (face.shelfId === NO_SHELF) {
    const { perDay, allowance } = termsOf(input);
    // A phase of the moon box costs what its version says, however often it is opened.
    if (perDay !== null || allowance !== null) return { code: 'malformed-box', boxId, field: '/terms' };
  } else if (!shelves.has(face.shelfId)) return { code: 'unknown-shelf', shelfId: face.shelfId };
  const skinIds = items.map(({ skinId }) => skinId);
  const unknown = skinIds.find((skinId) => !skins.has(skinId));
  if (unknown !== undefined) return { code: 'unknown-skin', skinId: unknown };
  if (!skinIds.includes(face.hero)) return { code: 'unknown-skin', skinId: face.hero };
  const twice = firstTwice(skinIds);
  return twice === undefined ? undefined : { code: 'item-twice', skinId: twice };
}

function named(fault: ApportionFault, { items }: PublishBox): BoxFault {
  return fault.code === 'probabilities-sum'
    ? fault
    : { code: fault.code, skinId: items[fault.item]?.skinId ?? String(fault.item) };
}

function ranges({ skins }: Stock, { items }: PublishBox, tickets: readonly number[]): BoxItem[] {
  let startTicket = 0;
  return items.map(({ skinId }, k) => {
    const endTicket = startTicket + (tickets[k] ?? 0);
    const item = { skinId, value: skins.get(skinId)?.price ?? 0, startTicket, endTicket };
    startTicket = endTicket;
    return item;
  });
}
