import { shownCatalogue } from '../catalogue/shown.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { ENTRIES_PAGE } from './contract.ts';
import { EntryProofs } from './entry-proofs.ts';
import { evidenceOf, passedIn } from './evidence.ts';
import { figuresFor } from './room-figures.ts';
import { prizeItem } from './prize-item.ts';
import { requirementsOf, shareOf, unknownRequirements } from './requirements.ts';
import { personOf, prizesShown, roomShown, topThreeOf } from './room-shown.ts';
import type { RoomParts } from './room-parts.ts';

const SHOWN_PEOPLE = 60;

/** A room, its entries and their proofs. */
export const roomCalls = (shop: Shop<Desks>, parts: RoomParts) => {
  const { game, progress } = shop;
  const { personal } = shop.desks.accounts;
  const { ask, callerOf, joinedBy, publicRoom, given } = parts;
  const proofs = new EntryProofs(game);
  return {
    roomDetail: async ({ query: { id }, language, token, after }) => {
      await progress.settle(after);
      const found = await publicRoom(id);
      if (found === undefined) return new CallRefused('room-unknown');
      const { room, created } = found;
      const caller = await callerOf(token);
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
            ? unknownRequirements(conditions, language)
            : requirementsOf(conditions, await figuresFor(shop, caller, room), language),
        share: caller === undefined ? null : shareOf(id, conditions, personal.spread.codeOf(caller)),
        participants: ask.latestIn(id, SHOWN_PEOPLE).map(({ player }) => personOf(player, caller)),
        own:
          entry?.outcome === 'in'
            ? { n: entry.n, userSeed: entry.seed, itemId: await prizeItem(game, room, entry.player) }
            : null,
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
  } satisfies Pick<Handlers<typeof contract>, 'roomDetail' | 'roomEntries' | 'roomProof'>;
};
