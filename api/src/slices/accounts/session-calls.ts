import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';

/** A player's sessions. */
export const sessionCalls = ({ accounts: { sessions } }: Pick<Desks, 'accounts'>) => {
  return {
    sessionList: ({ playerId, token }) => ({
      lastLogin: sessions.lastBefore('player', playerId, token) ?? null,
      sessions: sessions.of('player', playerId, token),
    }),

    endSession({ playerId, token, body: { id } }) {
      if (id === undefined) {
        sessions.endOthers('player', playerId, token);
        return null;
      }
      return sessions.endOne('player', playerId, id) ? null : new CallRefused('unknown-record');
    },
  } satisfies Pick<Handlers<typeof contract>, 'sessionList' | 'endSession'>;
};
