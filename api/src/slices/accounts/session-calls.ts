import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';

/** A player's sessions. */
export const sessionCalls = ({ accounts: { sessions } }: Pick<Desks, 'accounts'>) => {
  return {
    sessionList: async ({ playerId, token }) => ({
      lastLogin: (await sessions.lastBefore('player', playerId, token)) ?? null,
      sessions: await sessions.of('player', playerId, token),
    }),

    async endSession({ playerId, token, body: { id } }) {
      if (id === undefined) {
        await sessions.endOthers('player', playerId, token);
        return null;
      }
      return (await sessions.endOne('player', playerId, id)) ? null : new CallRefused('unknown-record');
    },
  } satisfies Pick<Handlers<typeof contract>, 'sessionList' | 'endSession'>;
};
