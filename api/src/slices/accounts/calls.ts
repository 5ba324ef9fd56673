import { toGems } from '@skins/engine/kernel';
import { VIP_TABLE, levelOf } from '@skins/engine/vip';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { codeCalls } from './code-calls.ts';
import type * as contract from './contract.ts';
import { avatarOf, displayName, frameOf } from './display-name.ts';
import { agreementCalls } from './agreement-calls.ts';
import { askedNow } from './agreements.ts';
import { loginCalls } from './login-calls.ts';
import { maskedPhone } from './personal-data.ts';
import { newcomerNow } from '../newcomers/first-day.ts';
import { sessionCalls } from './session-calls.ts';
import { entryCalls } from './entry-calls.ts';

export const calls = ({ game, ...shop }: Shop<Desks>) => {
  const { codes, facts, personal, registrar } = shop.desks.accounts;
  return {
    ...entryCalls({ game, ...shop }),
    ...codeCalls(shop),
    ...loginCalls(shop.desks),
    ...sessionCalls(shop.desks),
    ...agreementCalls({ game }),

    getSmsStatus: () => codes.on,

    userInfo: async ({ playerId, language }) => {
      const player = await game.readPlayer(playerId);
      const { status } = await newcomerNow(game, player, game.clock());
      const { accounts, wallet, seeds, bag, vip, payments, identity } = player;
      const vipLevel = levelOf(vip, game.rulesAt(VIP_TABLE, game.clock()).content);
      const phone = (await registrar.personal(playerId))?.phone;
      return {
        id: playerId,
        name: displayName(playerId, language),
        balance: toGems(wallet.balance),
        avatar: avatarOf(playerId),
        headPortraitBox: frameOf(playerId, vipLevel),
        createTime: accounts.registered ?? 0,
        status,
        phone: phone === undefined ? '' : maskedPhone(phone),
        isPhone: phone !== undefined,
        recharge: payments.credited > 0,
        clientSeed: seeds.userSeed ?? '',
        spreadCode: personal.spread.codeOf(playerId),
        steamId: (await facts.of(playerId))['steam-id'] ?? '',
        isRealName: identity.verified === undefined ? 0 : 1,
        vipLevel,
        bagCount: bag.held,
        isAsked: askedNow(game, accounts.agreed).length > 0,
      };
    },
  } satisfies Handlers<typeof contract>;
};
