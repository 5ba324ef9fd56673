import { invariant, toGems } from '@skins/engine/kernel';
import { SEASON, type Season, SeasonDrawn, drawSeason, reachSeasonMilestone } from '@skins/engine/newyear';
import { shop } from '@skins/engine/shop';
import type { AccountsDesk } from '../accounts/desk.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { type Game, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Language } from '../../foundation/http/language.ts';
import { beginningAt, nextOf } from '../../foundation/lists/index.ts';
import { NEWEST_PLAYED, eventAt, recordPages } from '../../foundation/records/index.ts';
import { ordinalOf, positionOf } from '../../foundation/store/index.ts';
import { commitmentAfter } from '../seeds/next-commitment.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { faceWorth, pricesAt } from './faces.ts';
import { drawShown, seasonShown } from './presenters.ts';
import { partNow, runningAt, shownSeason } from './season-now.ts';
import { RECORDS } from './views.ts';

const RECORD_PAGE = 12;
/** A visitor has earned nothing. */
const NOBODY = shop.streams.player.fold.initial;

export const calls = ({ game, progress, readModels, desks }: Shop<{ readonly accounts: AccountsDesk }>) => {
  const records = recordPages(readModels, RECORDS);
  const { sessions } = desks.accounts;
  return {
    radishCount: async ({ playerId }) => {
      const player = await game.readPlayer(playerId);
      const time = game.clock();
      const terms = runningAt(game, time);
      return terms === undefined ? 0 : partNow(player, terms, time).radishes;
    },

    newYearSeason: async ({ token, language }) => {
      const caller = sessions.check('player', token);
      const player = caller.kind === 'valid' ? await game.readPlayer(caller.subject) : NOBODY;
      const time = game.clock();
      const terms = shownSeason(game, time);
      return terms === undefined
        ? null
        : seasonShown(terms, partNow(player, terms, time), time, viewOf(game, language));
    },

    newYearDraw: async ({ body: { rulesHash }, playerId, commandId, language }) => {
      const played = await runCommand(game, drawSeason, {
        playerId,
        commandId,
        input: { rulesHash },
        context: (draw) => ({ ...draw, ...seasonContext(game, draw.time) }),
      });
      if (played instanceof CallRefused) return played;
      const { time, reply } = played;
      invariant(time !== undefined, 'a draw is an event');
      const position = positionOf(ordinalOf(played.position) - reply.behind);
      const player = await game.readPlayer(playerId);
      const terms = runningAt(game, time);
      const drawn = { data: reply.drawn, time, position, command: commandId };
      return {
        ...drawShown(drawn, seasonBy(game, rulesHash)?.prizes ?? [], viewOf(game, language)),
        itemIds: [...reply.itemIds],
        radishes: terms === undefined ? 0 : partNow(player, terms, game.clock()).radishes,
        balance: toGems(reply.balance ?? player.wallet.balance),
        nextServerHash: await commitmentAfter(game, playerId, reply.drawn.reveal),
      };
    },

    newYearMilestone: async ({ body: { radishes, rulesHash }, playerId, commandId, language }) => {
      const played = await runCommand(game, reachSeasonMilestone, {
        playerId,
        commandId,
        input: { radishes, rulesHash },
        context: (given) => ({ ...given, ...seasonContext(game, given.time) }),
      });
      if (played instanceof CallRefused) return played;
      const { catalogue, prices } = viewOf(game, language);
      const { reply, position } = played;
      return { radishes: reply.radishes, ...faceWorth(catalogue, reply.reward, prices, language), position };
    },

    newYearRecord: async ({ query: { after, size }, playerId, language, after: shown }) => {
      await progress.settle(shown);
      const begin = after === undefined ? { offset: 0 } : beginningAt(after, NEWEST_PLAYED);
      const page = records(playerId, { ...begin, limit: size ?? RECORD_PAGE });
      const view = viewOf(game, language);
      const draws = await Promise.all(
        page.positions.map(async (position) => {
          const { data, meta } = await eventAt(game.store, SeasonDrawn, position);
          const prizes = seasonBy(game, data.rulesHash)?.prizes ?? [];
          return drawShown({ data, time: meta.time, position, command: meta.command }, prizes, view);
        }),
      );
      return { records: draws, total: page.total, next: nextOf(page) };
    },

    newYearRules: ({ query: { rulesHash } }) => {
      const season = seasonBy(game, rulesHash);
      return season === undefined ? new CallRefused('season-unknown') : { rulesHash, content: { season } };
    },
  } satisfies Handlers<typeof contract>;
};

/** What a command is told of the season beside its moment. */
function seasonContext(game: Game, time: number) {
  const { skins } = game.catalogueAt(time);
  return { terms: runningAt(game, time), priceOf: (skinId: string) => skins.get(skinId)?.price };
}

/** Returns the season of rules with a hash. */
function seasonBy(game: Game, rulesHash: string): Season | undefined {
  const found = game.rulesHistory(SEASON).versions.find(({ hash }) => hash === rulesHash)?.content;
  return SEASON.fits(found) ? (found.season ?? undefined) : undefined;
}

const viewOf = (game: Game, language: Language) => ({
  catalogue: shownCatalogue(game),
  prices: pricesAt(game, game.clock()),
  language,
});
