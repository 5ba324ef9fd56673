import { type Bag, ItemSource, ItemsGranted } from '../bag/index.ts';
import type { Deeds } from '../deeds/index.ts';
import { rollOf } from '../../fairness/index.ts';
import {
  type AnyEvent,
  type Command,
  type EventData,
  accepted,
  invariant,
  rejected,
} from '../../kernel/index.ts';
import { type RewardContext, rewarded } from '../props/index.ts';
import { type DrawContext, type Seeds, drawSeeds } from '../seeds/index.ts';
import { type Wallet, WalletPosted } from '../wallet/index.ts';
import { SeasonDrawn, type SeasonPrize } from './events.ts';
import { type SeasonTerms, earnedIn } from './season.ts';
import { type NewYear, partIn } from './state.ts';

export interface DrawSeason {
  /** hash of the rules that the player saw */
  readonly rulesHash: string;
}

export interface DrawSeasonContext extends DrawContext, Pick<RewardContext, 'priceOf'> {
  /** the season that runs; undefined between seasons */
  readonly terms: SeasonTerms | undefined;
}

/** In order of precedence. */
export type SeasonRejection =
  | { readonly code: 'season-over' }
  | { readonly code: 'stale-version'; readonly versionHash: string }
  /** a skin that the season gives is no longer in the catalogue */
  | { readonly code: 'season-prize-gone'; readonly skinId: string };
export type DrawSeasonRejection =
  SeasonRejection | { readonly code: 'radishes-short'; readonly needed: number; readonly held: number };

export interface DrawSeasonReply {
  readonly drawn: EventData<typeof SeasonDrawn>;
  /** the won skins */
  readonly itemIds: readonly string[];
  /** 1/10,000 gem; undefined if no gems were won */
  readonly balance: number | undefined;
  /** events of the command after the draw */
  readonly behind: number;
}

interface State {
  readonly newyear: NewYear;
  readonly deeds: Deeds;
  readonly seeds: Seeds;
  readonly wallet: Wallet;
  readonly bag: Bag;
}

/** Spends radishes on one draw. Every prize is one record, so the length of the log does not tell it. */
export const drawSeason: Command<State, DrawSeason, DrawSeasonContext, DrawSeasonRejection, DrawSeasonReply> =
  {
    name: 'draw-season',
    decide(state, { rulesHash }, context) {
      const terms = seasonSeen(context.terms, rulesHash);
      if ('code' in terms) return rejected(terms);
      const { prizes, cost } = terms.season;
      // Checked for all prizes: a refusal after the roll would tell the number.
      const gone = prizes.find(({ reward: { skinId } }) => skinId !== undefined && !context.priceOf(skinId));
      if (gone !== undefined)
        return rejected({ code: 'season-prize-gone', skinId: gone.reward.skinId ?? '' });
      const earned = earnedIn(state.deeds, terms, context.time);
      const held = earned - partIn(state.newyear, terms.hash).spent;
      if (held < cost) return rejected({ code: 'radishes-short', needed: cost, held: Math.max(0, held) });
      const { before, reveals, after } = drawSeeds(state.seeds, 1, context);
      const [reveal] = reveals;
      invariant(reveal !== undefined, 'a roll has its seeds');
      const { ticket } = rollOf(reveal.userSeed, reveal.serverSeed, context.hash);
      const prize = prizeAt(prizes, ticket);
      const reward = prizes[prize]?.reward;
      invariant(reward !== undefined, 'the prizes hold every ticket');
      const given = rewarded(state, [reward], { ...context, source: ItemSource.newYear });
      invariant(given !== undefined, 'all skins are in the catalogue');
      return accepted(
        ...before,
        SeasonDrawn.of({ rulesHash, earned, spent: cost, reveal, ticket, prize, reward }),
        ...given,
        ...after,
      );
    },
    reply(events: readonly AnyEvent[]) {
      const at = events.findIndex(SeasonDrawn.is);
      const drawn = events.find(SeasonDrawn.is)?.data;
      invariant(drawn !== undefined, 'a draw says what it gave');
      const items = events.filter(ItemsGranted.is).flatMap(({ data }) => data.items);
      return {
        drawn,
        itemIds: items.map(({ itemId }) => itemId),
        balance: events.find(WalletPosted.is)?.data.balance,
        behind: events.length - 1 - at,
      };
    },
  };

/** Returns the season that the player saw, or why it is not played. */
export function seasonSeen(
  terms: SeasonTerms | undefined,
  rulesHash: string,
): SeasonTerms | Exclude<SeasonRejection, { readonly code: 'season-prize-gone' }> {
  if (terms === undefined) return { code: 'season-over' };
  return terms.hash === rulesHash ? terms : { code: 'stale-version', versionHash: terms.hash };
}

/** Returns the index of the prize whose range holds a ticket: ranges stand in the order of the prizes, from 0. */
export function prizeAt(prizes: readonly SeasonPrize[], ticket: number): number {
  let end = 0;
  return prizes.findIndex(({ tickets }) => ticket < (end += tickets));
}
