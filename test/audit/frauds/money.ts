import { WalletPosted } from '@skins/engine/wallet';
import { commanded } from '../../kit/endings.ts';
import { type Forge, appended, both, edited, inserted, moved, without } from '../../kit/forge.ts';
import { BEN, CLEO } from '../../kit/platform.ts';
import { duel } from '../../sample-duel/index.ts';
import { adjustments, payments, wishes } from '../../slices.ts';
import { type Fraud, fraudsOf } from './fraud.ts';

// Frauds with what is paid, and with what is held until it is decided.

const { DuelJoined, StakeReleased, StakeSettled } = duel.slice.events;
const { SharesSold } = wishes.slice.events;
const { BalanceAdjusted } = adjustments.slice.events;
const { OrderCreated } = payments.slice.events;

const isStake = { where: ({ reason }: { reason: string }) => reason === 'duel-stake' };

/** Sells the shares of one stake twice, instead of those of the stake before. */
const soldTwice: Forge = both(
  without(SharesSold, { nth: 3 }),
  inserted(SharesSold, ({ data }) => ({ command: 'forged', data: { ...Object(data), from: 751, to: 800 } }), {
    nth: 3,
  }),
  edited(SharesSold, () => ({ from: 801, to: 850 }), { nth: 4 }),
);

export const moneyFrauds: readonly Fraud[] = [
  ...fraudsOf(duel, [
    [
      'a seat for a stake that was never reserved',
      'obligation',
      edited(DuelJoined, () => ({ reserved: `player-${BEN}#9` })),
    ],
    [
      'a stake released twice',
      'obligation',
      appended(StakeReleased, () => ({ actor: `flow:player-${CLEO}` })),
    ],
    [
      'a stake settled for more than was decided',
      'obligation',
      edited(StakeSettled, ({ won }) => ({ won: won + 1 }), { nth: 1 }),
    ],
    [
      'a stake settled by another game',
      'actor',
      commanded(StakeSettled, {}, () => ({ actor: 'flow:duel-2' })),
    ],
    [
      'a stake that costs more than was reserved, and a balance as if it had not',
      'payment',
      edited(
        WalletPosted,
        ({ postings }) => ({ postings: postings.map((one) => ({ ...one, amount: one.amount + 1 })) }),
        isStake,
      ),
    ],
  ]),
  ...fraudsOf(wishes, [['shares sold twice for one stake', 'obligation', soldTwice]]),
  ...fraudsOf(adjustments, [
    [
      'a debit of what was credited, approved',
      'payment',
      edited(BalanceAdjusted, () => ({ way: 'debit' as const }), { where: ({ approved }) => approved }),
    ],
  ]),
  ...fraudsOf(payments, [
    [
      'an order in the stream of another',
      'obligation',
      moved(OrderCreated, ({ stream }) => ({ stream: `${stream.slice(0, -1)}0` })),
    ],
  ]),
];
