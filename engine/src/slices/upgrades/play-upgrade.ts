import { type Bag, ItemSource, ItemStatus, ItemsGranted, ItemsMoved, itemIdOf } from '../bag/index.ts';
import { rollOf } from '../../fairness/index.ts';
import {
  type Amount,
  type AnyEvent,
  type Command,
  type EventData,
  accepted,
  invariant,
  rejected,
} from '../../kernel/index.ts';
import { type DrawContext, type Seeds, drawSeeds } from '../seeds/index.ts';
import { type Wallet, WalletPosted, post } from '../wallet/index.ts';
import { UpgradeLost, UpgradePlayed } from './events.ts';
import {
  type ChoiceRejection,
  type QuoteContext,
  type UpgradeChoice,
  quoteUpgrade,
} from './quote-upgrade.ts';

export interface PlayUpgrade extends UpgradeChoice {
  /** hash of the quote whose rate, fee and winning range the player saw */
  readonly quote: string;
}

export interface PlayUpgradeContext extends DrawContext, QuoteContext {}

/** In order of precedence. Amounts in 1/10,000 gem. */
export type PlayUpgradeRejection =
  | ChoiceRejection
  /** hash of the quote in force now */
  | { readonly code: 'stale-version'; readonly versionHash: string }
  | { readonly code: 'insufficient-gems'; readonly cost: Amount; readonly balance: Amount };

interface PlayUpgradeReply {
  /** 1/10,000 gem; undefined if no gems were staked */
  readonly balance: Amount | undefined;
  readonly upgrade: EventData<typeof UpgradePlayed>;
  /** number of the command's events after the upgrade */
  readonly behind: number;
}

interface State {
  readonly bag: Bag;
  readonly wallet: Wallet;
  readonly seeds: Seeds;
}

/** Stakes items and gems for a skin, with one roll, on the terms of the quote seen. */
export const playUpgrade: Command<
  State,
  PlayUpgrade,
  PlayUpgradeContext,
  PlayUpgradeRejection,
  PlayUpgradeReply
> = {
  name: 'play-upgrade',
  decide(state, { quote: seen, ...choice }, context) {
    const quoted = quoteUpgrade(state.bag, choice, context);
    if ('kind' in quoted) return quoted;
    const { items, gems, targetSkinId, targetPrice, rulesHash, quote, fee, rate, winUpTo } = quoted;
    if (quote !== seen) return rejected({ code: 'stale-version', versionHash: quote });
    const leg = { from: 'player', to: 'house', amount: gems };
    const payment = gems === 0 ? [] : post(state.wallet, 'upgrade-stake', context.at, leg);
    if (payment === undefined)
      return rejected({ code: 'insufficient-gems', cost: gems, balance: state.wallet.balance });
    const { before, reveals, after } = drawSeeds(state.seeds, 1, context);
    const [reveal] = reveals;
    invariant(reveal !== undefined, 'a roll has its seeds');
    const { ticket } = rollOf(reveal.userSeed, reveal.serverSeed, context.hash);
    const won = ticket <= winUpTo;
    const itemId = itemIdOf(context.playerId, state.bag.items.length + 1);
    const { inBag: from, upgraded: to } = ItemStatus;
    return accepted(
      ...before,
      ...(items.length === 0 ? [] : [ItemsMoved.of({ from, to, items: [...items] })]),
      ...[payment].flat(),
      UpgradePlayed.of({
        items: [...items],
        gems,
        targetSkinId,
        targetPrice,
        rulesHash,
        quote,
        fee,
        rate,
        winUpTo,
        reveal,
        ticket,
        won,
        itemId: won ? itemId : null,
      }),
      won ? granted(itemId, targetSkinId, targetPrice) : UpgradeLost.of({}),
      ...after,
    );
  },
  reply(events: readonly AnyEvent[]) {
    const at = events.findIndex(UpgradePlayed.is);
    const upgrade = events.find(UpgradePlayed.is)?.data;
    invariant(upgrade !== undefined, 'an upgrade says how it ended');
    const balance = events.find(WalletPosted.is)?.data.balance;
    return { balance, upgrade, behind: events.length - 1 - at };
  },
};

const granted = (itemId: string, skinId: string, value: Amount) =>
  ItemsGranted.of({ source: ItemSource.upgrade, items: [{ itemId, skinId, value }] });
