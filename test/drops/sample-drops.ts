import { type DropTerms, EXTRA_DROPS, type ExtraDrops } from '@skins/engine/drops';

/** Extra drops are closed. */
export const NO_DROPS: DropTerms = {
  table: { hash: 'd'.repeat(64), content: EXTRA_DROPS.first },
  priceOf: () => undefined,
};

const HALF = 2 ** 23;

/** Half of all opens of the test stock bring a skin, a quarter props, and a quarter nothing. */
export const TABLE: ExtraDrops = {
  open: true,
  tiers: [
    {
      priceFrom: 10_000,
      drops: [
        { type: 'debris', of: null, amount: 2, tickets: HALF / 4, price: 250 },
        { type: 'OpenBox', of: 'box-one', amount: 1, tickets: HALF / 4, price: 19_000 },
        { type: 'skins', of: 'plain', amount: 1, tickets: HALF / 2, price: null },
        { type: 'skins', of: 'fine', amount: 2, tickets: HALF / 2, price: null },
      ],
    },
    { priceFrom: 500_000, drops: [] },
  ],
};
