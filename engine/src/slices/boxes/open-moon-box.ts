import { type Bag, type GrantedItem, ItemSource, ItemsGranted } from '../bag/index.ts';
import { phaseAfter } from '../../fairness/index.ts';
import {
  type Amount,
  type AnyEvent,
  type Command,
  type EventData,
  accepted,
  rejected,
} from '../../kernel/index.ts';
import {
  type ChoosePhase,
  type ChoosePhaseContext,
  type ChoosePhaseRejection,
  MoonPhaseMoved,
  type Moonbox,
  chosenPhase,
} from '../moonbox/index.ts';
import { type DrawContext, type Seeds, drawSeeds } from '../seeds/index.ts';
import { type Wallet, WalletPosted, post } from '../wallet/index.ts';
import { BoxOpened } from './events.ts';
import { play } from './open-box.ts';

export interface OpenMoonBoxContext extends DrawContext, ChoosePhaseContext {}

/** In order of precedence. */
export type OpenMoonBoxRejection =
  | ChoosePhaseRejection
  | { readonly code: 'insufficient-gems'; readonly cost: Amount; readonly balance: Amount };

interface OpenMoonBoxReply {
  /** 1/10,000 gem */
  readonly balance: Amount | undefined;
  readonly moved: EventData<typeof MoonPhaseMoved> | undefined;
  readonly open: EventData<typeof BoxOpened> | undefined;
  readonly item: GrantedItem | undefined;
}

interface State {
  readonly moonbox: Moonbox;
  readonly wallet: Wallet;
  readonly bag: Bag;
  readonly seeds: Seeds;
}

/**
 * Opens the moon box once: one roll of the version that the player's phase chooses, and the phase after it. A hit and a miss
 * write as many records.
 */
export const openMoonBox: Command<
  State,
  ChoosePhase,
  OpenMoonBoxContext,
  OpenMoonBoxRejection,
  OpenMoonBoxReply
> = {
  name: 'open-moon-box',
  decide(state, input, context) {
    const chosen = chosenPhase(state.moonbox, input, context);
    if ('code' in chosen) return rejected(chosen);
    const { phase, version } = chosen;
    const { price: cost } = version.odds;
    const leg = { from: 'player', to: 'house', amount: cost };
    const payment = post(state.wallet, 'box-open', context.at, leg);
    if (payment === undefined)
      return rejected({ code: 'insufficient-gems', cost, balance: state.wallet.balance });
    const draw = drawSeeds(state.seeds, 1, context);
    const plays = draw.reveals.map((reveal, k) =>
      play(version, 'gems', reveal, state.bag.items.length + k + 1, { ...context, kind: null }),
    );
    const { content, hash: rulesHash } = context.terms;
    const isTop = plays.some(({ item }) => content.top.includes(item.skinId));
    const next = phaseAfter(phase, isTop);
    return accepted(
      ...draw.before,
      payment,
      MoonPhaseMoved.of({ season: content.season, phase, next, rulesHash }),
      ...plays.map(({ opened }) => opened),
      ItemsGranted.of({ source: ItemSource.boxOpening, items: plays.map(({ item }) => item) }),
      ...draw.after,
    );
  },
  reply: (events: readonly AnyEvent[]) => ({
    balance: events.find(WalletPosted.is)?.data.balance,
    moved: events.find(MoonPhaseMoved.is)?.data,
    open: events.find(BoxOpened.is)?.data,
    item: events.find(ItemsGranted.is)?.data.items[0],
  }),
};
