import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';

export const calls = ({ desks: { help } }: Shop<Desks>) =>
  ({
    helpContact: ({ language }) => ({
      service: help.service(language),
      imprint: help.imprint,
      qqGroup: language === 'ZH' ? help.qqGroup : null,
    }),
  }) satisfies Handlers<typeof contract>;
