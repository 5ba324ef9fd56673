import { type Amount, type Command, accepted, isAmount, rejected } from '../kernel/index.ts';
import { type ApportionFault, apportion } from './apportion.ts';
import { versionHashOf } from './box-version.ts';
import { type BoxFace, type BoxItem, BoxVersionPublished } from './events.ts';
import type { Catalogue } from './state.ts';

export interface PublishBox {
  readonly boxId: string;
  readonly price: Amount;
  readonly face: BoxFace;
  /** in the order in which they take their tickets; probability is a decimal text */
  readonly items: readonly { readonly skinId: string; readonly probability: string }[];
}

/** In order of precedence; `skinId` names the item at fault. */
export type PublishBoxRejection =
  | { readonly code: 'malformed-box'; readonly boxId: string }
  | { readonly code: 'unknown-shelf'; readonly shelfId: string }
  | { readonly code: 'unknown-skin'; readonly skinId: string }
  | { readonly code: 'item-twice'; readonly skinId: string }
  | { readonly code: 'bad-probability' | 'no-ticket'; readonly skinId: string }
  | { readonly code: 'probabilities-sum'; readonly sum: string };

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
      if (box?.current.versionHash === versionHash && JSON.stringify(box.face) === JSON.stringify(input.face))
        return accepted();
      const version = (box?.versions.length ?? 0) + 1;
      const published = BoxVersionPublished.of({ odds, face: input.face, versionHash, version });
      return BoxVersionPublished.fits(published.data)
        ? accepted(published)
        : rejected({ code: 'malformed-box', boxId: input.boxId });
    },
    reply: (events) => ({ published: events.length }),
  };

function faultOf(
  state: Catalogue,
  { boxId, price, face, items }: PublishBox,
): PublishBoxRejection | undefined {
  if (!isAmount(price) || price === 0 || items.length === 0) return { code: 'malformed-box', boxId };
  if (!state.shelves.has(face.shelfId)) return { code: 'unknown-shelf', shelfId: face.shelfId };
  const seen = new Set<string>();
  for (const { skinId } of items) {
    if (!state.skins.has(skinId)) return { code: 'unknown-skin', skinId };
    if (seen.has(skinId)) return { code: 'item-twice', skinId };
    seen.add(skinId);
  }
  return seen.has(face.hero) ? undefined : { code: 'unknown-skin', skinId: face.hero };
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
