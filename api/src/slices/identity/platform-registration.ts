import { codeTyped, phoneTyped } from '@skins/engine/typed';
import { phoneFault } from '../accounts/phone-number.ts';
import { hasChanged } from '../accounts/agreements.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { TEXT_KEY } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';

/** Registering with an account of the game platform. */
export const registrationCalls = ({ game, desks }: Pick<Shop<Desks>, 'game' | 'desks'>) => {
  const { codes, facts, marked, registrar, sessions } = desks.accounts;
  const { identities, platform } = desks.identity;
  const { exclusions } = desks.limits;
  /** The number has a player, and its code shows that it is at hand: that player has the platform's account from now on. */
  const joined = async (
    steamId: string,
    named: { readonly playerId: string; readonly commandId: string },
  ) => {
    const bound = await identities.bind(steamId, named);
    if (bound instanceof CallRefused) {
      const { code } = bound;
      return new CallRefused(code === 'platform-known' || code === 'identity-taken' ? code : 'login-taken');
    }
    await facts.keep(named.playerId, 'steam-id', steamId);
    await exclusions.learn(named.playerId);
    return { password: '', token: await sessions.begin('player', named.playerId) };
  };
  return {
    steamRegister: async ({ body, caller, commandId, language }) => {
      const { steamId, proof, fingerprinId = '' } = body;
      const spreadCode = codeTyped(body.spreadCode ?? '');
      const phone = phoneTyped(body.phone);
      const fault = phoneFault(phone);
      if (fault !== undefined) return fault;
      if (!platform.isProof(steamId, proof)) return new CallRefused('assertion-wrong');
      // A number that has a player agrees to nothing here.
      if ((await registrar.isFree(phone)) && hasChanged(game, body.agreed))
        return new CallRefused('texts-changed');
      const code = codeTyped(body.code ?? '');
      if (codes.on && code === '') return new CallRefused('code-empty');
      if (codes.on && !(await codes.use('bind', phone, code, commandId)))
        return new CallRefused('code-wrong');
      const password = platform.passwordFor(`${commandId} ${phone} ${steamId}`);
      // Who is known by nothing else is known by the account that they came with.
      const fingerprint = fingerprinId === '' ? `steam ${steamId}` : fingerprinId;
      const owner = await identities.ownerOf(steamId);
      const known = await registrar.ownerOf(phone);
      if (owner !== undefined && owner !== known) return new CallRefused('identity-taken');
      const platformHash = identities.hashOf('steam', steamId);
      if (known === undefined && (await exclusions.excludes({ phone, fingerprint, platform: platformHash })))
        return new CallRefused('person-excluded');
      const agreed = { language: TEXT_KEY[language], hash: body.agreed ?? '' };
      const newcomer = { phone, password, fingerprint, spreadCode, agreed };
      const registration = await registrar.register(newcomer, commandId);
      if (registration.kind === 'login-taken' && codes.on && known !== undefined)
        return joined(steamId, { playerId: known, commandId });
      if (registration.kind !== 'registered') return new CallRefused(registration.kind);
      const { playerId } = registration;
      await marked('device', playerId, fingerprint);
      await marked('address', playerId, caller.address);
      const bound = await identities.bind(steamId, { playerId, commandId });
      if (bound instanceof CallRefused && bound.code === 'identity-taken')
        return new CallRefused('identity-taken');
      await facts.keep(playerId, 'steam-id', steamId);
      return { password, token: await sessions.begin('player', playerId) };
    },
  } satisfies Pick<Handlers<typeof contract>, 'steamRegister'>;
};
