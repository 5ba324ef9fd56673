import type { Text } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { WalletPosted } from '@skins/engine/wallet';
import { tellersOf } from '../../foundation/admin/tellers.ts';

export const tellers = tellersOf(
  { WalletPosted },
  {
    WalletPosted: ({ reason: id, postings, balance }, { say, reason }) => {
      const change = postings.reduce(
        (sum, { from, to, amount }) =>
          sum + (to === 'player' ? amount : 0) - (from === 'player' ? amount : 0),
        0,
      );
      const sign = change > 0 ? '+' : '';
      const gaps = { change: sign + toGems(change), reason: reason(id), balance: toGems(balance) };
      return say(POSTED, gaps);
    },
  },
);

const POSTED: Text = {
  zh: '{change} 宝石（{reason}），余额 {balance}',
  en: '{change|gem|gems} ({reason}), balance {balance}',
  ru: '{change|самоцвет|самоцвета|самоцветов} ({reason}), баланс {balance}',
  vi: '{change} ngọc ({reason}), số dư {balance}',
};
