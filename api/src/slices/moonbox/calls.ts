import { openMoonBox } from '@skins/engine/boxes';
import { toGems } from '@skins/engine/kernel';
import { MOON_BOX, moonOf } from '@skins/engine/moonbox';
import { landedOpens } from '../boxes/landed-opens.ts';
import { playedBoxes } from '../boxes/played.ts';
import { rollOfOpen } from '../boxes/presenters.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { type Game, runCommand, today } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { beginningAt, nextOf } from '../../foundation/lists/index.ts';
import { NEWEST_PLAYED } from '../../foundation/records/index.ts';
import { compare } from '../../foundation/statistics/index.ts';
import { commitmentAfter } from '../seeds/next-commitment.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { moonContext, moonNow } from './moon-now.ts';
import { infoShown } from './presenters.ts';
import { moonRecord } from './record.ts';
import { moonQuestions } from './questions.ts';

const OBSERVED_DAYS = 30;
const RECORD_PAGE = 12;

export const calls = ({ game, progress, readModels, desks }: Shop<Desks>) => {
  const opens = landedOpens({ game, readModels });
  const { opensOf } = moonQuestions(readModels);
  return {
    moonboxInfo: async ({ token, language, after }) => {
      await progress.settle(after);
      const catalogue = shownCatalogue(game);
      const now = moonNow(game, catalogue);
      const { context } = now;
      const { content } = context.terms;
      const caller = await desks.accounts.sessions.playerOf(token);
      const player = caller === undefined ? undefined : await game.readPlayer(caller);
      const sums = await opens.versionsSince(today(game) - OBSERVED_DAYS + 1);
      const own = sums.filter(({ boxId }) => content.phases.includes(boxId));
      const { plays, observedRtp } = compare(playedBoxes(catalogue, own));
      return {
        ...infoShown(catalogue, now, language),
        since: sinceOf(game, context.terms.hash),
        ...(player === undefined ? { phase: 0, opens: 0 } : moonOf(player.moonbox, content.season)),
        observed: { opens: plays, rtp: observedRtp },
      };
    },

    moonboxOpen: async ({ body: input, playerId, commandId, language }) => {
      const played = await runCommand(game, openMoonBox, {
        playerId,
        commandId,
        input,
        context: (draw) => ({ ...draw, ...moonContext(game, draw.time) }),
      });
      if (played instanceof CallRefused) return played;
      const { balance, moved, open, item } = played.reply;
      const catalogue = shownCatalogue(game);
      const rolls = [];
      if (open !== undefined) {
        const roll = rollOfOpen(game, catalogue, open, item?.value ?? 0, language);
        rolls.push({ ...roll, nextServerHash: await commitmentAfter(game, playerId, open.reveal) });
      }
      return {
        balance: toGems(balance ?? 0),
        cost: toGems(open?.price ?? 0),
        position: played.position,
        phase: moved?.phase ?? 0,
        next: moved?.next ?? 0,
        opens: rolls,
      };
    },

    moonboxRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const { current = 1, size: limit = RECORD_PAGE } = query;
      const begin =
        query.after === undefined
          ? { offset: (current - 1) * limit }
          : beginningAt(query.after, NEWEST_PLAYED);
      const page = opensOf(playerId, { ...begin, limit });
      const records = await Promise.all(
        page.positions.map((position) => moonRecord(game, position, language)),
      );
      return { records, total: page.total, current, next: nextOf(page) };
    },
  } satisfies Handlers<typeof contract>;
};

/** Returns from when on rules are in force; null if that was always so. */
const sinceOf = (game: Pick<Game, 'rulesHistory'>, rulesHash: string): number | null =>
  game.rulesHistory(MOON_BOX).versions.findLast(({ hash }) => hash === rulesHash)?.from ?? null;
