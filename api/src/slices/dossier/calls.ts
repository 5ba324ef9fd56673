import { isGone } from '@skins/engine/bag';
import { worthOf } from '../bag/arranged.ts';
import { toGems } from '@skins/engine/kernel';
import { suspensionAt } from '@skins/engine/standing';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Caller } from '../../foundation/http/caller.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Operator } from '../../foundation/http/operator.ts';
import type { SecurityKind } from '../security/kinds.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { playerAt } from './at-moment.ts';
import type * as contract from './contract.ts';
import { exportedOf } from './exported.ts';

const ITEMS_SHOWN = 50;

export const calls = ({ game, desks }: Shop<Desks>) => {
  const { accounts: people, operators, security } = desks;
  const { sessions } = people;
  const note = (kind: SecurityKind, { name }: Operator, { address, requestId }: Caller, what: string) =>
    security.trail.note({ kind, address, name, what, requestId });
  const sessionsOf = async (playerId: string) =>
    (await sessions.of('player', playerId, '')).map(({ id, created }) => ({ id, created }));

  return {
    playerMoment: async ({ operator, caller, query: { playerId, at } }) => {
      const { state, version, newest } = await playerAt(game.store, playerId, at);
      // A player who registered later is still a known player.
      if (version === 0 && (await game.readPlayer(playerId)).accounts.registered === undefined)
        return new CallRefused('unknown-player');
      note('player-viewed', operator, caller, `moment/${playerId}`);
      const items = [...state.bag.items].filter(({ status }) => !isGone(status));
      return {
        at,
        version,
        newest: newest ?? null,
        balance: toGems(state.wallet.balance),
        bagCount: state.bag.held,
        bagValue: toGems(worthOf(state.bag)),
        items: items
          .slice(-ITEMS_SHOWN)
          .toReversed()
          .map(({ itemId, skinId, value }) => ({ id: itemId, skinId, value: toGems(value) })),
        suspension: suspensionAt(state.standing, at) ?? null,
      };
    },

    playerSessions: ({ query: { playerId } }) => sessionsOf(playerId),

    endPlayerSessions: async ({ operator, caller, body: { playerId, id } }) => {
      if (id === null) await sessions.endAll('player', playerId);
      else if (!(await sessions.endOne('player', playerId, id))) return new CallRefused('unknown-record');
      note('player-sessions-ended', operator, caller, `${playerId}/${id ?? 'all'}`);
      return null;
    },

    playerNotes: async ({ operator, caller, query: { playerId } }) => {
      note('player-viewed', operator, caller, `notes/${playerId}`);
      const nameOf = await operators.desk.names();
      return (await people.notes.of(playerId)).map(({ author, ...said }) => ({
        ...said,
        author: nameOf(author),
      }));
    },

    writePlayerNote: async ({ operator, body: { playerId, text } }) =>
      (await people.notes.add(playerId, game.clock(), { text, author: operator.operatorId }))
        ? null
        : new CallRefused('note-not-kept'),

    unmaskPlayer: async ({ operator, caller, body: { playerId, reason } }) => {
      const phone = (await people.personal.find(playerId))?.phone;
      if (phone === undefined) return new CallRefused('unknown-player');
      note('player-unmasked', operator, caller, `${playerId}: ${reason}`);
      return { phone };
    },

    exportPlayer: async ({ operator, caller, body: { playerId, reason } }) => {
      const { accounts } = await game.readPlayer(playerId);
      if (accounts.registered === undefined) return new CallRefused('unknown-player');
      note('player-exported', operator, caller, `${playerId}: ${reason}`);
      return exportedOf({ game, desks }, playerId);
    },
  } satisfies Handlers<typeof contract>;
};
