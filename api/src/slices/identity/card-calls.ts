import { REAL_NAME } from '@skins/engine/identity';
import { houseDate, houseDay, toGems } from '@skins/engine/kernel';
import { cardTyped, isName, nameTyped } from '@skins/engine/typed';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import { userIdOf } from '../hall/counted.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { faultOfCard, maskedCard } from './identity-card.ts';

/** A player's real name. */
export const cardCalls = ({ game, desks }: Shop<Desks>) => {
  const { facts } = desks.accounts;
  const { identities } = desks.identity;
  const { exclusions } = desks.limits;
  return {
    cardConfig: () => ({ reward: toGems(game.rulesAt(REAL_NAME, game.clock()).content.reward) }),

    authCard: async ({ body, playerId, commandId }) => {
      const name = nameTyped(body.name);
      if (!isName(name)) return new CallRefused('name-malformed');
      const card = cardTyped(body.card);
      const now = game.clock();
      const fault = faultOfCard(card, houseDate(houseDay(now, game.houseOffset(now))));
      if (fault !== undefined) return new CallRefused(fault);
      const named = await identities.verify(card, { playerId, commandId });
      if (named instanceof CallRefused) return named;
      await facts.keep(playerId, 'real-name', name);
      await facts.keep(playerId, 'card', card);
      await exclusions.learn(playerId);
      return { rewarded: named.reply.reward > 0, reward: toGems(named.reply.reward) };
    },

    accountDetails: async ({ playerId }) => {
      const { identity } = await game.readPlayer(playerId);
      const { 'real-name': name = '', card, ...known } = await facts.of(playerId);
      return {
        userId: userIdOf(playerId),
        name: name === '' ? '' : `${String.fromCodePoint(name.codePointAt(0) ?? 0)}**`,
        card: card === undefined ? '' : maskedCard(card),
        verified: identity.verified ?? null,
        steamId: known['steam-id'] ?? '',
        tradeLink: known['trade-link'] ?? '',
      };
    },
  } satisfies Pick<Handlers<typeof contract>, 'cardConfig' | 'authCard' | 'accountDetails'>;
};
