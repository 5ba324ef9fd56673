import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';

/** Signing in with an account of the game platform. */
export const platformCalls = ({
  accounts: { codes, facts, phones, sessions },
  identity: { identities, platform },
  limits: { exclusions },
}: Desks) => {
  const arrive = (assertion: object) => platform.arrive(new URLSearchParams(Object.entries(assertion)));
  return {
    steamBegin: async ({ query }) => {
      const begun = await platform.begin(query.origin);
      return typeof begun === 'string' ? new CallRefused(begun) : begun;
    },

    steamLogin: async ({ body }) => {
      const arrived = await arrive(body);
      if (arrived.kind !== 'known') return new CallRefused(arrived.kind);
      const { steamId } = arrived;
      const owner = await identities.ownerOf(steamId);
      if (owner === undefined) return { token: '', steamId, proof: platform.proofOf(steamId) };
      await exclusions.settle(owner);
      return { token: await sessions.begin('player', owner), steamId, proof: '' };
    },

    steamBind: async ({ body, playerId, token, commandId }) => {
      // It lets in for good, whatever password comes: a token alone binds nothing.
      if (codes.on && !(await phones.hasBegun(playerId, token))) return new CallRefused('unbind-first');
      const arrived = await arrive(body);
      if (arrived.kind !== 'known') return new CallRefused(arrived.kind);
      const bound = await identities.bind(arrived.steamId, { playerId, commandId });
      if (bound instanceof CallRefused) return bound;
      await phones.ended(playerId, token);
      await facts.keep(playerId, 'steam-id', arrived.steamId);
      await exclusions.learn(playerId);
      return { token, steamId: arrived.steamId, proof: '' };
    },
  } satisfies Pick<Handlers<typeof contract>, 'steamBegin' | 'steamLogin' | 'steamBind'>;
};
