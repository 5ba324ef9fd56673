import { type Bag, type GrantedItem, ItemSource, ItemsGranted, itemIdOf } from '../bag/index.ts';
import type { BoxKind, BoxVersion } from '../catalogue/index.ts';
import { itemAt, rollOf } from '../../fairness/index.ts';
import {
  type Amount,
  type AnyEvent,
  type Command,
  type EventData,
  type Reveal,
  rejected,
  times,
} from '../../kernel/index.ts';
import { type DrawnDrop, type DropTerms, type GivenDrop, drawnDrop, extraOf } from '../drops/index.ts';
import { PropUsed, type Props, heldOf } from '../props/index.ts';
import { type DrawContext, type Seeds, drawSeeds } from '../seeds/index.ts';
import { type Wallet, WalletPosted, post } from '../wallet/index.ts';
import { BoxOpened, type PaidBy } from './events.ts';
import { type Boxes, leftOf, openedOn } from './state.ts';

export const MAX_OPENS = 10;

export interface OpenBox {
  readonly boxId: string;
  readonly count: number;
  /** version that the player saw */
  readonly versionHash: string;
  /** paid by tickets of the box only; omitted: by the allowance first, then gems */
  readonly by?: 'ticket';
}

export interface OpenBoxContext extends DrawContext {
  /** version on sale, if the box exists */
  readonly version: BoxVersion | undefined;
  /** kind of the box's shelf */
  readonly kind: BoxKind | null;
  /** house offset at that time, in minutes ahead of UTC */
  readonly houseOffset: number;
  /** number of free opens shown to the player; not part of the input, because it does not change the result */
  readonly freeSeen: number;
  readonly drops: DropTerms;
  /** hash of the table of extra drops shown to the player; null if none was; no part of the input either */
  readonly dropsSeen: string | null;
}

/** In order of precedence. Amounts in 1/10,000 gem. */
export type OpenBoxRejection =
  | { readonly code: 'count-out-of-range'; readonly max: number }
  | { readonly code: 'unknown-box'; readonly boxId: string }
  /** the hash in force: of the box version, or of the table of extra drops if that one is another than the player saw */
  | { readonly code: 'stale-version'; readonly versionHash: string }
  /** the player has reached the box's daily limit */
  | { readonly code: 'box-limit-reached'; readonly perDay: number; readonly opened: number }
  | { readonly code: 'prop-not-held'; readonly needed: number; readonly held: number }
  /** fewer opens would be free than the player saw: nothing is charged unasked */
  | { readonly code: 'fewer-free'; readonly seen: number; readonly free: number }
  | { readonly code: 'insufficient-gems'; readonly cost: Amount; readonly balance: Amount };

export interface OpenBoxReply {
  /** 1/10,000 gem; undefined if nothing was paid */
  readonly balance: Amount | undefined;
  readonly opens: readonly EventData<typeof BoxOpened>[];
  readonly items: readonly GrantedItem[];
}

interface State {
  readonly boxes: Boxes;
  readonly wallet: Wallet;
  readonly bag: Bag;
  readonly seeds: Seeds;
  readonly props: Props;
}

/** Opens a box one to ten times, all or nothing, with one payment or that many tickets, and one roll and item each. */
export const openBox: Command<State, OpenBox, OpenBoxContext, OpenBoxRejection, OpenBoxReply> = {
  name: 'open-box',
  decide(state, { boxId, count, versionHash, by }, context) {
    const { version } = context;
    if (!Number.isSafeInteger(count) || count < 1 || count > MAX_OPENS)
      return rejected({ code: 'count-out-of-range', max: MAX_OPENS });
    if (version === undefined) return rejected({ code: 'unknown-box', boxId });
    if (version.versionHash !== versionHash)
      return rejected({ code: 'stale-version', versionHash: version.versionHash });
    const { hash } = context.drops.table;
    if (context.dropsSeen !== null && context.dropsSeen !== hash)
      return rejected({ code: 'stale-version', versionHash: hash });
    const { perDay } = version.terms;
    const today = openedOn(state.boxes, boxId, context.time, context.houseOffset);
    if (perDay !== null && today.opens + count > perDay)
      return rejected({ code: 'box-limit-reached', perDay, opened: today.opens });
    const held = by === 'ticket' ? heldOf(state.props, 'OpenBox', boxId) : count;
    if (held < count) return rejected({ code: 'prop-not-held', needed: count, held });
    const free = by === 'ticket' ? 0 : Math.min(count, leftOf(version.terms, today).free);
    if (free < context.freeSeen) return rejected({ code: 'fewer-free', seen: context.freeSeen, free });
    const cost = by === 'ticket' ? 0 : times(version.odds.price, count - free);
    const leg = { from: 'player', to: 'house', amount: cost };
    const payment = cost === 0 ? 'nothing' : post(state.wallet, 'box-open', context.at, leg);
    if (payment === undefined)
      return rejected({ code: 'insufficient-gems', cost, balance: state.wallet.balance });
    const draw = drawSeeds(state.seeds, count, context);
    const events: AnyEvent[] = [...draw.before];
    if (by === 'ticket') events.push(PropUsed.of({ prop: 'OpenBox', of: boxId, count }));
    if (payment !== 'nothing') events.push(payment);
    const had = state.bag.items.length;
    const items: GrantedItem[] = [];
    const dropped: GivenDrop[] = [];
    for (const reveal of draw.reveals) {
      const paidBy = by ?? (items.length < free ? 'allowance' : 'gems');
      const { opened, item } = play(version, paidBy, reveal, had + items.length + 1, context);
      events.push(opened);
      items.push(item);
      const gives = opened.data.drop?.gives ?? null;
      if (gives !== null) dropped.push(gives);
    }
    const extra = extraOf(dropped, context.playerId, had + count + 1);
    events.push(
      ItemsGranted.of({ source: ItemSource.boxOpening, items, ...(extra && { extra }) }),
      ...draw.after,
    );
    return { kind: 'accepted', events };
  },
  reply: (events: readonly AnyEvent[]) => ({
    balance: events.find(WalletPosted.is)?.data.balance,
    opens: events.filter(BoxOpened.is).map(({ data }) => data),
    items: events.filter(ItemsGranted.is).flatMap(({ data }) => data.items),
  }),
};

/** The extra drops of an open; none for opens that nobody pays for. */
interface Dropping {
  readonly drops?: DropTerms;
}

/** Rolls a box version once. @param n number of the new item among the player's */
export function play(
  { odds, versionHash }: BoxVersion,
  paidBy: PaidBy,
  reveal: Reveal,
  n: number,
  { playerId, hash, kind, drops }: Pick<OpenBoxContext, 'playerId' | 'hash' | 'kind'> & Dropping,
) {
  const { ticket, resultHash } = rollOf(reveal.userSeed, reveal.serverSeed, hash);
  const { skinId, value } = itemAt(odds.items, ticket);
  const itemId = itemIdOf(playerId, n);
  const { boxId, price } = odds;
  // Only opens of boxes on a shelf that are paid with gems take part in the extra drops.
  const drop: DrawnDrop | null =
    drops === undefined || kind === null || paidBy !== 'gems' ? null : drawnDrop(drops, price, resultHash);
  return {
    opened: BoxOpened.of({ boxId, versionHash, price, reveal, ticket, skinId, itemId, kind, paidBy, drop }),
    item: { itemId, skinId, value },
  };
}
