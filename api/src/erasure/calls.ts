import { stripped } from '../accounts/phone-number.ts';
import { exportedOf } from '../dossier/exported.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Shop } from '../slice/shop.ts';
import type * as contract from './contract.ts';

export const calls = (shop: Shop) => {
  const { registrar, entrance, eraser } = shop;
  return {
    exportMine: ({ playerId }) => exportedOf(shop, playerId),

    eraseMe: async ({ body, playerId, commandId, caller }) => {
      const phone = registrar.personal(playerId)?.phone;
      if (phone === undefined) return new CallRefused('login-wrong');
      const password = stripped(body.password);
      const entered = await entrance.enter(registrar.accountOf(phone), caller, (lane) =>
        registrar.login(phone, password, lane),
      );
      if (entered instanceof CallRefused) return entered;
      if (entered !== playerId) return new CallRefused('login-wrong');
      return (await eraser.erase(playerId, commandId)) ?? null;
    },
  } satisfies Handlers<typeof contract>;
};
