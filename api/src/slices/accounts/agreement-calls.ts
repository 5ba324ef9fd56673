import { agreeTexts } from '@skins/engine/accounts';
import { runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { TEXT_KEY } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import { agreementAt, agreementNamed, askedNow, textsNamed, textsNow } from './agreements.ts';
import type * as contract from './contract.ts';

/** The texts that players agree to. */
export const agreementCalls = ({ game }: Pick<Shop, 'game'>) =>
  ({
    agreement: ({ query: { hash }, language }) =>
      (hash === '' ? textsNow(game, TEXT_KEY[language]) : textsNamed(game, hash)) ??
      new CallRefused('unknown-record'),

    agreements: async ({ playerId }) => {
      const { agreed } = (await game.readPlayer(playerId)).accounts;
      return { asked: [...askedNow(game, agreed)], agreed: agreed.toReversed() };
    },

    agree: async ({ playerId, commandId, body: { hash } }) => {
      const agreed = await runCommand(game, agreeTexts, {
        playerId,
        commandId,
        input: { hash },
        context: (moment) => ({
          ...moment,
          agreement: agreementAt(game, moment.time),
          named: (past: string) => agreementNamed(game, past),
        }),
      });
      return agreed instanceof CallRefused ? agreed : null;
    },
  }) satisfies Pick<Handlers<typeof contract>, 'agreement' | 'agreements' | 'agree'>;
