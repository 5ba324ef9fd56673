import { randomUUID } from 'node:crypto';
import { REAL_NAME } from '@skins/engine/identity';
import { houseDate, houseDay, toGems } from '@skins/engine/kernel';
import { phoneFault, stripped } from '../accounts/phone-number.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { cardTyped, faultOfCard, maskedCard } from './identity-card.ts';
import { linkTyped, tradeLinkIn } from './trade-link.ts';

/** Letters of any script, and what stands between the parts of a name. */
const NAME = /^\p{L}[\p{L}\p{M}·.' -]{0,48}$/u;

export const calls = ({ game, desks }: Shop<Desks>) => {
  const { codes, facts, phones, registrar, sessions } = desks.accounts;
  const { identities, platform } = desks.identity;
  const { exclusions } = desks.limits;
  const arrive = (assertion: object) => platform.arrive(new URLSearchParams(Object.entries(assertion)));

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
    facts.keep(named.playerId, 'steam-id', steamId);
    await exclusions.learn(named.playerId);
    return { password: '', token: sessions.begin('player', named.playerId) };
  };

  return {
    steamBegin: async ({ query }) =>
      (await platform.begin(query.origin)) ?? new CallRefused('platform-unavailable'),

    steamLogin: async ({ body }) => {
      const arrived = await arrive(body);
      if (arrived.kind !== 'known') return new CallRefused(arrived.kind);
      const { steamId } = arrived;
      const owner = await identities.ownerOf(steamId);
      if (owner === undefined) return { token: '', steamId, proof: platform.proofOf(steamId) };
      await exclusions.settle(owner);
      return { token: sessions.begin('player', owner), steamId, proof: '' };
    },

    steamBind: async ({ body, playerId, token, commandId }) => {
      // It lets in for good, whatever password comes: a token alone binds nothing.
      if (codes.on && !phones.hasBegun(playerId, token)) return new CallRefused('unbind-first');
      const arrived = await arrive(body);
      if (arrived.kind !== 'known') return new CallRefused(arrived.kind);
      const bound = await identities.bind(arrived.steamId, { playerId, commandId });
      if (bound instanceof CallRefused) return bound;
      phones.ended(playerId, token);
      facts.keep(playerId, 'steam-id', arrived.steamId);
      await exclusions.learn(playerId);
      return { token, steamId: arrived.steamId, proof: '' };
    },

    steamRegister: async ({ body, commandId }) => {
      const { steamId, proof, spreadCode = '', fingerprinId = '' } = body;
      const phone = stripped(body.phone);
      const fault = phoneFault(phone);
      if (fault !== undefined) return fault;
      if (!platform.isProof(steamId, proof)) return new CallRefused('assertion-wrong');
      const code = stripped(body.code ?? '');
      if (codes.on && code === '') return new CallRefused('code-empty');
      if (codes.on && !codes.use('bind', phone, code, commandId)) return new CallRefused('code-wrong');
      const password = platform.passwordFor(`${commandId} ${phone} ${steamId}`);
      // Who is known by nothing else is known by the account that they came with.
      const fingerprint = fingerprinId === '' ? `steam ${steamId}` : fingerprinId;
      const owner = await identities.ownerOf(steamId);
      const known = await registrar.ownerOf(phone);
      if (owner !== undefined && owner !== known) return new CallRefused('identity-taken');
      const platformHash = identities.hashOf('steam', steamId);
      if (known === undefined && (await exclusions.excludes({ phone, fingerprint, platform: platformHash })))
        return new CallRefused('person-excluded');
      const registration = await registrar.register({ phone, password, fingerprint, spreadCode }, commandId);
      if (registration.kind === 'login-taken' && codes.on && known !== undefined)
        return joined(steamId, { playerId: known, commandId });
      if (registration.kind !== 'registered') return new CallRefused(registration.kind);
      const { playerId } = registration;
      const bound = await identities.bind(steamId, { playerId, commandId });
      if (bound instanceof CallRefused && bound.code === 'identity-taken')
        return new CallRefused('identity-taken');
      facts.keep(playerId, 'steam-id', steamId);
      return { password, token: sessions.begin('player', playerId) };
    },

    upBindSteamUrl: ({ body, playerId }) => {
      const typed = linkTyped(body.steamUrl);
      if (typed === '') return new CallRefused('trade-link-empty');
      const found = tradeLinkIn(typed);
      if (found === undefined) return new CallRefused('trade-link-malformed');
      const steamId = facts.of(playerId, 'steam-id');
      if (steamId !== undefined && steamId !== found.steamId) return new CallRefused('trade-link-foreign');
      if (facts.of(playerId, 'trade-link') === found.link) return null;
      // Items go where the link says: a token alone does not turn them elsewhere.
      const phone = registrar.personal(playerId)?.phone;
      const code = stripped(body.code ?? '');
      if (codes.on && code === '') return new CallRefused('code-empty');
      if (codes.on && (phone === undefined || !codes.use('change', phone, code, randomUUID())))
        return new CallRefused('code-wrong');
      facts.keep(playerId, 'trade-link', found.link);
      return null;
    },

    cardConfig: () => ({ reward: toGems(game.rulesAt(REAL_NAME, game.clock()).content.reward) }),

    authCard: async ({ body, playerId, commandId }) => {
      const name = body.name.trim();
      if (!NAME.test(name)) return new CallRefused('name-malformed');
      const card = cardTyped(body.card);
      const now = game.clock();
      const fault = faultOfCard(card, houseDate(houseDay(now, game.houseOffset(now))));
      if (fault !== undefined) return new CallRefused(fault);
      const named = await identities.verify(card, { playerId, commandId });
      if (named instanceof CallRefused) return named;
      facts.keep(playerId, 'real-name', name);
      facts.keep(playerId, 'card', card);
      await exclusions.learn(playerId);
      return { rewarded: named.reply.reward > 0, reward: toGems(named.reply.reward) };
    },

    accountDetails: async ({ playerId }) => {
      const { identity } = await game.readPlayer(playerId);
      const name = facts.of(playerId, 'real-name') ?? '';
      const card = facts.of(playerId, 'card');
      return {
        name: name === '' ? '' : `${String.fromCodePoint(name.codePointAt(0) ?? 0)}**`,
        card: card === undefined ? '' : maskedCard(card),
        verified: identity.verified ?? null,
        steamId: facts.of(playerId, 'steam-id') ?? '',
        tradeLink: facts.of(playerId, 'trade-link') ?? '',
      };
    },
  } satisfies Handlers<typeof contract>;
};
