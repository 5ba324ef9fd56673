import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { drops as slice } from '@skins/engine/drops';
import { shop } from '@skins/engine/shop';
import { openingNow } from '../boxes/orders.ts';
import { edited } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import { tabling } from './orders.ts';

const HASH = '0'.repeat(64);
type Opened = Parameters<typeof BoxOpened.of>[0];
type Drop = NonNullable<Opened['drop']>;

const isIn = ({ drop }: Opened): boolean => drop !== null;
const hasDrop = ({ drop }: Opened): boolean => drop !== null && drop.gives !== null;
const hasNone = ({ drop }: Opened): boolean => drop !== null && drop.gives === null;
const ofDrop = (change: (drop: Drop) => Partial<Drop>, where: (opened: Opened) => boolean) =>
  edited(BoxOpened, ({ drop }) => ({ drop: drop && { ...drop, ...change(drop) } }), { where });
type Granted = Parameters<typeof ItemsGranted.of>[0];
type Extra = NonNullable<Granted['extra']>;
const ofExtra = (change: (extra: Extra) => Partial<Extra>, where: (extra: Extra) => boolean) =>
  edited(ItemsGranted, ({ extra }) => (extra ? { extra: { ...extra, ...change(extra) } } : {}), {
    where: ({ extra }) => extra !== undefined && where(extra),
  });
const FRAGMENT = { type: 'debris', of: null, amount: 1, worth: 1 } as const;

const INVENTED: Extra = { items: [], props: [{ prop: 'debris', of: null, count: 1 }] };

export const drops: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {},
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 1_000, [BEN]: 1_000 });
    world.must(openingNow(world, ANNA, 2));
    tabling(world, 91);
    for (let n = 0; n < 6; n += 1) world.must(openingNow(world, ANNA, 1));
    world.must(openingNow(world, ANNA, 10, 'box-two'));
    world.must(openingNow(world, BEN, 10));
  },
  forgeries: {
    'drop-part': [
      // Of an open before the table, and an open left out.
      edited(BoxOpened, () => ({ drop: { rulesHash: HASH, number: 1, gives: null } }), {
        where: ({ drop }) => drop === null,
      }),
      edited(BoxOpened, () => ({ drop: null }), { where: isIn }),
    ],
    'drop-number': [ofDrop(({ number }) => ({ number: number ^ 1 }), isIn)],
    'drop-table': [
      ofDrop(() => ({ rulesHash: HASH }), isIn),
      // A drop that the number does not give, a missing one, and one of another worth.
      ofDrop(() => ({ gives: FRAGMENT }), hasNone),
      ofDrop(() => ({ gives: null }), hasDrop),
      ofDrop(({ gives }) => ({ gives: gives && { ...gives, worth: gives.worth + 1 } }), hasDrop),
    ],
    'drop-given': [
      edited(ItemsGranted, () => ({ extra: INVENTED }), {
        where: ({ extra }) => extra === undefined,
      }),
      ofExtra(
        () => ({ items: [], props: [] }),
        () => true,
      ),
      ofExtra(
        ({ items }) => ({ items: items.map((item) => ({ ...item, value: item.value + 1 })) }),
        ({ items }) => items.length > 0,
      ),
      ofExtra(
        ({ props }) => ({ props: props.map((prop) => ({ ...prop, count: prop.count + 1 })) }),
        ({ props }) => props.length > 0,
      ),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {},
  asks: { none: 'opens are asked for by the kit of boxes' },
};
