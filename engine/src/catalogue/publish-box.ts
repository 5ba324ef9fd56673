import { type Static, Type } from 'typebox';
import { versionHashOf } from '../fairness/index.ts';
import { type Command, accepted, canonicalJson, ordered, rejected } from '../kernel/index.ts';
import { type ApportionFault, apportion } from './apportion.ts';
import { FaceEntry, faultFinder } from './entries.ts';
import { BoxFace, type BoxItem, BoxOdds, BoxVersionPublished } from './events.ts';
import { firstTwice } from './first-twice.ts';
import type { Catalogue } from './state.ts';

export const PublishBox = Type.Object({
  boxId: BoxOdds.properties.boxId,
  price: BoxOdds.properties.price,
  face: FaceEntry,
  items: Type.Array(
    Type.Object({ skinId: Type.String(), probability: Type.String({ description: 'a decimal text' }) }),
    { minItems: 1, maxItems: 500, description: 'in the order in which they take their tickets' },
  ),
});
export type PublishBox = Static<typeof PublishBox>;

const fieldAtFault = faultFinder(PublishBox);

/** In order of precedence; `skinId` names the item at fault, `field` a place in the box, such as '/face/image'. */
export type PublishBoxRejection =
  | { readonly code: 'malformed-box'; readonly boxId: string; readonly field: string }
  | { readonly code: 'unknown-shelf'; readonly shelfId: string }
  /** an item, or the hero, which has to be one of the items */
  | { readonly code: 'unknown-skin'; readonly skinId: string }
  | { readonly code: 'item-twice'; readonly skinId: string }
  | { readonly code: 'bad-probability'; readonly skinId: string }
  | { readonly code: 'probabilities-sum'; readonly sum: string }
  | { readonly code: 'no-ticket'; readonly skinId: string };

/** Puts a version of a box on sale, with its items at their present prices. Quiet when it is on sale just so. */
export const publishBox: Command<Catalogue, PublishBox, unknown, PublishBoxRejection, { published: number }> =
  {
    name: 'publish-box',
    decide(state, input) {
      const fault = faultOf(state, input);
      if (fault !== undefined) return rejected(fault);
      const tickets = apportion(input.items.map(({ probability }) => probability));
      if ('code' in tickets) return rejected(named(tickets, input));
      const odds = { boxId: input.boxId, price: input.price, items: ranges(state, input, tickets) };
      const box = state.boxes.get(input.boxId);
      const versionHash = versionHashOf(odds);
      if (box?.current.versionHash === versionHash && canonicalJson(box.face) === canonicalJson(input.face))
        return accepted();
      const version = (box?.versions.length ?? 0) + 1;
      return accepted(
        BoxVersionPublished.of({ odds, face: ordered(BoxFace, input.face), versionHash, version }),
      );
    },
    reply: (events) => ({ published: events.length }),
  };

function faultOf({ shelves, skins }: Catalogue, input: PublishBox): PublishBoxRejection | undefined {
  const { boxId, face, items } = input;
  const field = fieldAtFault(input);
  if (field !== undefined) return { code: 'malformed-box', boxId, field };
  if (!shelves.has(face.shelfId)) return { code: 'unknown-shelf', shelfId: face.shelfId };
  const skinIds = items.map(({ skinId }) => skinId);
  const unknown = skinIds.find((skinId) => !skins.has(skinId));
  if (unknown !== undefined) return { code: 'unknown-skin', skinId: unknown };
  if (!skinIds.includes(face.hero)) return { code: 'unknown-skin', skinId: face.hero };
  const twice = firstTwice(skinIds);
  return twice === undefined ? undefined : { code: 'item-twice', skinId: twice };
}

function named(fault: ApportionFault, { items }: PublishBox): PublishBoxRejection {
  return fault.code === 'probabilities-sum'
    ? fault
    : { code: fault.code, skinId: items[fault.item]?.skinId ?? String(fault.item) };
}

function ranges({ skins }: Catalogue, { items }: PublishBox, tickets: readonly number[]): BoxItem[] {
  let startTicket = 0;
  return items.map(({ skinId }, k) => {
    const endTicket = startTicket + (tickets[k] ?? 0);
    const item = { skinId, value: skins.get(skinId)?.price ?? 0, startTicket, endTicket };
    startTicket = endTicket;
    return item;
  });
}
