import { randomUUID } from 'node:crypto';
import { codeTyped, plain, stripped, tradeLinkIn } from '@skins/engine/typed';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';

/** Where a player gets items sent. */
export const tradeLinkCalls = ({ accounts: { codes, facts, registrar } }: Pick<Desks, 'accounts'>) => {
  return {
    upBindSteamUrl: async ({ body, playerId }) => {
      if (stripped(plain(body.steamUrl)) === '') return new CallRefused('trade-link-empty');
      const found = tradeLinkIn(body.steamUrl);
      if (found === undefined) return new CallRefused('trade-link-malformed');
      const { 'steam-id': steamId, 'trade-link': link } = await facts.of(playerId);
      if (steamId !== undefined && steamId !== found.steamId) return new CallRefused('trade-link-foreign');
      if (link === found.link) return null;
      // Items go where the link says: a token alone does not turn them elsewhere.
      const phone = (await registrar.personal(playerId))?.phone;
      const code = codeTyped(body.code ?? '');
      if (codes.on && code === '') return new CallRefused('code-empty');
      if (codes.on && (phone === undefined || !(await codes.use('change', phone, code, randomUUID()))))
        return new CallRefused('code-wrong');
      await facts.keep(playerId, 'trade-link', found.link);
      return null;
    },
  } satisfies Pick<Handlers<typeof contract>, 'upBindSteamUrl'>;
};
