import { nativeSha256 } from '@skins/api/foundation/secrets';
import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { SeedChainCommitted, SeedChainVoided } from '@skins/engine/seeds';
import { WalletPosted } from '@skins/engine/wallet';
import { openingNow } from '../../boxes/orders.ts';
import { type Forge, type Log, both, edited, inserted, logOf, without } from '../../kit/forge.ts';
import { ANNA, begin } from '../../kit/platform.ts';
import { World } from '../../kit/world.ts';
import { seeds } from '../../slices.ts';
import { type Fraud, fraudsIn, fraudsOf } from './fraud.ts';

// Frauds with chains of server seeds, and with user seeds.

/** Returns a log whose last command plays one chain out, derives a user seed, and rolls the next chain once. */
function acrossChains(): Log {
  const world = new World();
  begin(world, { [ANNA]: 1_000 });
  for (const count of [9, 2, 10]) world.must(openingNow(world, ANNA, count));
  return logOf(world.records);
}

/** Leaves out the last opening, what it cost, and its item. */
const oneLess: Forge = (log) => {
  const price = log.findLast((one) => BoxOpened.is(one))?.data.price ?? 0;
  return both(
    without(BoxOpened, { nth: -1 }),
    edited(ItemsGranted, ({ items }) => ({ items: items.slice(0, -1) }), { nth: -1 }),
    edited(
      WalletPosted,
      ({ postings, balance }) => ({
        postings: postings.map((one) => ({ ...one, amount: one.amount - price })),
        balance: balance + price,
      }),
      { nth: -1 },
    ),
  )(log);
};

const isOf = (id: number) => ({ where: ({ chainId }: { chainId: number }) => chainId === id });

export const seedFrauds: readonly Fraud[] = [
  ...fraudsIn(acrossChains(), [
    ['a user seed that a command derives for a chain that it does not roll', 'derived-seed', oneLess],
  ]),
  ...fraudsOf(seeds, [
    ['a new chain while one waits', 'chain', without(SeedChainVoided, { nth: 1 })],
    [
      'a chain voided that there is not',
      'void',
      inserted(
        SeedChainCommitted,
        () => ({
          type: SeedChainVoided.type,
          v: SeedChainVoided.v,
          data: { chainId: 4, epoch: 2, used: 0, lastSeed: nativeSha256('forged') },
        }),
        isOf(4),
      ),
    ],
  ]),
];
