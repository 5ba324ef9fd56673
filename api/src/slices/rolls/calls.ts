import { idOf, streamOf } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Language } from '../../foundation/http/language.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { ENTRIES_PAGE, ROOMS_PAGE } from './contract.ts';
import type * as contract from './contract.ts';
import { EntryProofs } from './entry-proofs.ts';
import { evidenceOf, passedIn } from './evidence.ts';
import { join } from './joining.ts';
import { figuresFor } from './room-figures.ts';
import { operatorCalls } from './operator-calls.ts';
import { ANY, roomQuestions } from './questions.ts';
import { requirementsOf, shareOf, unknownRequirements } from './requirements.ts';
import { endingOf, hasWon, personOf, prizesShown, roomShown, stateOf, topThreeOf } from './room-shown.ts';
import { playersEntries } from './views.ts';

const HOME = 4;
const LISTED = 24;
const STATUSES = 100;
const SHOWN_PEOPLE = 60;
const RECORD_PAGE = 12;

export const calls = (shop: Shop<Desks>) => {
  const { game, progress, readModels } = shop;
  const { desk: rolls } = shop.desks.rolls;
  const people = shop.desks.accounts;
  const { sessions } = people;
  const ask = roomQuestions(readModels);
  const records = new List(readModels, playersEntries);
  const proofs = new EntryProofs(game);
  const callerOf = (token = '') => {
    const state = sessions.check('player', token);
    return state.kind === 'valid' ? state.subject : undefined;
  };
  const joinedBy = async (caller: string | undefined) =>
    caller === undefined ? undefined : (await game.readPlayer(caller)).rolls.joined;

  /** Rooms of some ids as lists show them. */
  const cardsOf = async (rows: readonly { readonly id: string }[], language: Language, token: string) => {
    const caller = callerOf(token);
    const joined = await joinedBy(caller);
    const catalogue = shownCatalogue(game);
    const found = await Promise.all(rows.map(async ({ id }) => (await rolls.read(id)).room));
    return found.flatMap((room) => {
      const { created } = room;
      if (created === undefined) return [];
      const isJoin = joined?.has(idOf(streamOf(created.place))) === true;
      return [roomShown(room, created, { catalogue, language, caller, isJoin })];
    });
  };
  /** A room that players may see; undefined where there is none of that id. */
  const publicRoom = async (id: string) => {
    const { room } = await rolls.read(id);
    const { created, published } = room;
    return created === undefined || published === undefined ? undefined : { room, created };
  };
  const given = (id: string) => new Set(ask.prizes(id).map(({ rank }) => rank));

  return {
    ...operatorCalls(shop),

    homeRooms: async ({ language, token, after }) => {
      await progress.settle(after);
      return cardsOf(ask.page(ANY, HOME), language, token);
    },

    rollHomeList: async ({ query: { type }, language, token, after }) => {
      await progress.settle(after);
      return cardsOf(ask.page({ ...ANY, kind: type }, LISTED), language, token);
    },

    rollUserStatus: async ({ playerId, after }) => {
      await progress.settle(after);
      return Promise.all(
        ask.entriesOf(playerId, STATUSES).map(async ({ room: rollId }) => {
          const { room } = await rolls.read(rollId);
          return { rollId, state: stateOf(room), won: hasWon(room, playerId) };
        }),
      );
    },

    rollRooms: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const { current = 1, size = ROOMS_PAGE, type = -1, state = '', q = '' } = query;
      const sought = { kind: type, state, words: q.trim().toLowerCase() };
      const rows = ask.page(sought, size, (current - 1) * size);
      return { records: await cardsOf(rows, language, token), total: ask.total(sought), current };
    },

    joinRoom: (asked) => join(shop, ask, asked),

    roomDetail: async ({ query: { id }, language, token, after }) => {
      await progress.settle(after);
      const found = await publicRoom(id);
      if (found === undefined) return new CallRefused('room-unknown');
      const { room, created } = found;
      const caller = callerOf(token);
      const isJoin = (await joinedBy(caller))?.has(id) === true;
      const looking = { catalogue: shownCatalogue(game), language, caller, isJoin };
      const prizes = prizesShown(room, created, looking, given(id));
      const { conditions } = created;
      const entry = caller === undefined ? undefined : ask.entryOf(caller, id);
      return {
        room: roomShown(room, created, looking),
        prizes,
        topThree: topThreeOf(prizes),
        requirements:
          caller === undefined
            ? unknownRequirements(conditions)
            : requirementsOf(conditions, await figuresFor(shop, caller, room)),
        share: caller === undefined ? null : shareOf(id, conditions, people.personal.spread.codeOf(caller)),
        participants: ask.latestIn(id, SHOWN_PEOPLE).map(({ player }) => personOf(player, caller)),
        own: entry?.outcome === 'in' ? { n: entry.n, userSeed: entry.seed } : null,
        evidence: evidenceOf(room, created, passedIn(room)),
      };
    },

    roomEntries: async ({ query: { id, from = 1, size = ENTRIES_PAGE } }) => {
      const found = await publicRoom(id);
      if (found === undefined) return new CallRefused('room-unknown');
      const rows = ask.entriesFrom(id, from, size + 1);
      const entries = rows.slice(0, size).map(({ n, player, seed: userSeed }) => {
        const { userId: entrant } = personOf(player, undefined);
        return { n, entrant, userSeed };
      });
      return { entries, total: found.room.tree.size, next: rows[size]?.n ?? null };
    },

    roomProof: async ({ query: { id }, playerId }) => {
      const found = await publicRoom(id);
      if (found === undefined) return new CallRefused('room-unknown');
      const entry = ask.entryOf(playerId, id);
      const { frozen } = found.room;
      if (frozen === undefined || entry?.outcome !== 'in') return new CallRefused('not-in-room');
      const proven = await proofs.of(id, entry.n);
      if (proven === undefined) return new CallRefused('not-in-room');
      const { n, entrant, userSeed, proof } = proven;
      return { entry: { n, entrant, userSeed, proof }, root: frozen.root, count: frozen.count };
    },

    rollRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const wanted = { whose: playerId, filter: { outcome: 'in' } } as const;
      const begin = beginningAt(query.after, NEWEST_FIRST);
      const page = records.page({
        ...wanted,
        ...begin,
        limit: query.size ?? RECORD_PAGE,
        sort: NEWEST_FIRST,
      });
      const looking = { catalogue: shownCatalogue(game), language, caller: playerId, isJoin: true };
      const rows = await Promise.all(
        page.rows.map(async ({ position, room: id, n, time }) => {
          const { room } = await rolls.read(id);
          const { created } = room;
          if (created === undefined) return [];
          const card = roomShown(room, created, looking);
          // Won is what was drawn, on its way into the bag or there.
          const prize = prizesShown(room, created, looking, given(id)).find(({ winner }) => winner?.me);
          return [
            {
              id: position,
              rollId: id,
              name: card.name,
              image: card.image,
              type: card.type,
              state: card.state,
              ending: endingOf(room),
              n,
              joinTime: time,
              rollTime: created.closesAt,
              prize: prize ?? null,
            },
          ];
        }),
      );
      return { records: rows.flat(), total: records.total(wanted), next: nextOf(page) };
    },
  } satisfies Handlers<typeof contract>;
};

const NEWEST_FIRST = { column: 'position', descending: true } as const;
