import { shop } from '@skins/engine/shop';
import { WalletPosted, wallet as slice } from '@skins/engine/wallet';
import { openingNow } from '../boxes/orders.ts';
import { edited, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';

const paid = { nth: -1 };
const granted = { from: 'mint', to: 'player', amount: 1_000_000 };
const payment = { from: 'player', to: 'house', amount: 19_000 };

export const wallet: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    WalletPosted: [
      { reason: 'box-open', postings: [payment], balance: 0, cause: `player-${ANNA}#4` },
      { reason: 'box-open', postings: [payment, payment], balance: 0, cause: null },
    ],
  },
  former: { 'WalletPosted@1': [{ reason: 'box-open', postings: [payment], balance: 0 }] },
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 100 });
    world.must(openingNow(world, ANNA, 1));
    world.must(openingNow(world, ANNA, 2));
  },
  forgeries: {
    posting: [edited(WalletPosted, () => ({ postings: [{ ...payment, to: 'mint' }] }), paid)],
    balance: [
      edited(WalletPosted, ({ balance }) => ({ balance: balance + 1 }), paid),
      edited(WalletPosted, () => ({ postings: [{ ...payment, amount: 10_000_000 }] }), paid),
    ],
    cause: [
      edited(WalletPosted, () => ({ cause: `player-${ANNA}#1` }), paid),
      edited(WalletPosted, () => ({ cause: null }), paid),
      edited(WalletPosted, () => ({ cause: 'player-ben00000#1' }), paid),
    ],
    payment: [
      // A grant above the rules, below, twice, and none.
      edited(WalletPosted, () => ({ postings: [{ ...granted, amount: 1_000_001 }], balance: 1_000_001 })),
      edited(WalletPosted, () => ({ postings: [{ ...granted, amount: 999_999 }], balance: 999_999 })),
      edited(WalletPosted, () => ({ postings: [granted, granted], balance: 2_000_000 })),
      without(WalletPosted),
      edited(
        WalletPosted,
        ({ balance }) => ({ postings: [{ ...payment, amount: 38_001 }], balance: balance - 1 }),
        paid,
      ),
      edited(
        WalletPosted,
        ({ balance }) => ({ postings: [{ ...payment, amount: 37_999 }], balance: balance + 1 }),
        paid,
      ),
    ],
    ledger: {
      none: 'a posting takes from one account what it gives to another, so that no record breaks the sum',
    },
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {},
  asks: { none: 'money moves by what other slices do' },
};
