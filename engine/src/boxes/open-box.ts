import { type Bag, type GrantedItem, ItemSource, ItemsGranted, itemIdOf } from '../bag/index.ts';
import type { BoxKind, BoxVersion } from '../catalogue/index.ts';
import { itemAt, rollOf } from '../fairness/index.ts';
import {
  type Amount,
  type AnyEvent,
  type Command,
  type EventData,
  type Reveal,
  accepted,
  rejected,
  times,
} from '../kernel/index.ts';
import { type DrawContext, type Seeds, drawSeeds } from '../seeds/index.ts';
import { type Wallet, WalletPosted, post } from '../wallet/index.ts';
import { BoxOpened, type PaidBy } from './events.ts';
import { type Boxes, leftOf, openedOn } from './state.ts';

export const MAX_OPENS = 10;

export interface OpenBox {
  readonly boxId: string;
  readonly count: number;
  /** the version that the player saw */
  readonly versionHash: string;
}

export interface OpenBoxContext extends DrawContext {
  /** the version on sale, if the box exists */
  readonly version: BoxVersion | undefined;
  /** of the shelf that the box stands on */
  readonly kind: BoxKind | null;
  /** of the house's days at that time, in minutes ahead of UTC */
  readonly houseOffset: number;
  /** how many of the opens the player was shown to be free; no part of the input, as it says nothing of what is done */
  readonly freeSeen: number;
}

/** In order of precedence. Amounts in 1/10,000 gem. */
export type OpenBoxRejection =
  | { readonly code: 'count-out-of-range'; readonly max: number }
  | { readonly code: 'unknown-box'; readonly boxId: string }
  | { readonly code: 'stale-version'; readonly versionHash: string }
  /** the player opened the box as often today as it may be opened */
  | { readonly code: 'box-limit-reached'; readonly perDay: number; readonly opened: number }
  /** fewer of the opens would be free than the player saw: nothing is charged unasked */
  | { readonly code: 'fewer-free'; readonly seen: number; readonly free: number }
  | { readonly code: 'insufficient-gems'; readonly cost: Amount; readonly balance: Amount };

export interface OpenBoxReply {
  /** 1/10,000 gem; undefined where nothing was paid */
  readonly balance: Amount | undefined;
  readonly opens: readonly EventData<typeof BoxOpened>[];
  readonly items: readonly GrantedItem[];
}

interface State {
  readonly boxes: Boxes;
  readonly wallet: Wallet;
  readonly bag: Bag;
  readonly seeds: Seeds;
}

/** Opens a box one to ten times, all or nothing: one payment, one roll and one item each. */
export const openBox: Command<State, OpenBox, OpenBoxContext, OpenBoxRejection, OpenBoxReply> = {
  name: 'open-box',
  decide(state, { boxId, count, versionHash }, context) {
    const { version } = context;
    if (!Number.isSafeInteger(count) || count < 1 || count > MAX_OPENS)
      return rejected({ code: 'count-out-of-range', max: MAX_OPENS });
    if (version === undefined) return rejected({ code: 'unknown-box', boxId });
    if (version.versionHash !== versionHash)
      return rejected({ code: 'stale-version', versionHash: version.versionHash });
    const { perDay } = version.terms;
    const today = openedOn(state.boxes, boxId, context.time, context.houseOffset);
    if (perDay !== null && today.opens + count > perDay)
      return rejected({ code: 'box-limit-reached', perDay, opened: today.opens });
    const free = Math.min(count, leftOf(version.terms, today).free);
    if (free < context.freeSeen) return rejected({ code: 'fewer-free', seen: context.freeSeen, free });
    const cost = times(version.odds.price, count - free);
    const leg = { from: 'player', to: 'house', amount: cost };
    const payment = cost === 0 ? [] : post(state.wallet, 'box-open', context.at, leg);
    if (payment === undefined)
      return rejected({ code: 'insufficient-gems', cost, balance: state.wallet.balance });
    const draw = drawSeeds(state.seeds, count, context);
    const plays = draw.reveals.map((reveal, k) =>
      play(version, k < free ? 'allowance' : 'gems', reveal, state.bag.items.length + k + 1, context),
    );
    const items = plays.map(({ item }) => item);
    return accepted(
      ...draw.before,
      ...[payment].flat(),
      ...plays.map(({ opened }) => opened),
      ItemsGranted.of({ source: ItemSource.boxOpening, items }),
      ...draw.after,
    );
  },
  reply: (events: readonly AnyEvent[]) => ({
    balance: events.find(WalletPosted.is)?.data.balance,
    opens: events.filter(BoxOpened.is).map(({ data }) => data),
    items: events.filter(ItemsGranted.is).flatMap(({ data }) => data.items),
  }),
};

function play(
  { odds, versionHash }: BoxVersion,
  paidBy: PaidBy,
  reveal: Reveal,
  n: number,
  { playerId, hash, kind }: OpenBoxContext,
) {
  const { ticket } = rollOf(reveal.userSeed, reveal.serverSeed, hash);
  const { skinId, value } = itemAt(odds.items, ticket);
  const itemId = itemIdOf(playerId, n);
  const { boxId, price } = odds;
  return {
    opened: BoxOpened.of({ boxId, versionHash, price, reveal, ticket, skinId, itemId, kind, paidBy }),
    item: { itemId, skinId, value },
  };
}
