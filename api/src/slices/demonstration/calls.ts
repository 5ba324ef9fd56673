import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';

export const calls = ({ desks: { demonstration } }: Shop<Desks>) =>
  ({
    demonstrationInfo: () => {
      const { players, days } = demonstration.simulated() ?? { players: 0, days: 0 };
      return { players, days };
    },
  }) satisfies Handlers<typeof contract>;
