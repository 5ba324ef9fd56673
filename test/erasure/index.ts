import { PlayerErased, erasure as slice } from '@skins/engine/erasure';
import { playerActor } from '@skins/engine/kernel';
import { JOIN_MS, duel } from '../sample-duel/engine/index.ts';
import { openingNow } from '../boxes/orders.ts';
import { reserve } from '../sample-duel/orders.ts';
import { inserted } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
import { lifting, suspending } from '../standing/orders.ts';
import { erasing, owing } from './orders.ts';

const HASH = 'e'.repeat(64);
const NOTHING_LEFT = { phone: null, platform: null, card: null, device: null };

export const erasure: TestKit<typeof slice> = {
  slice,
  // `elsewhere.spec.ts` covers what the shop's other slices start in a player's stream and other streams continue.
  shop: shopWith({ duel }),
  samples: {
    PlayerErased: [
      { phone: HASH, platform: HASH, card: HASH, device: HASH },
      { phone: HASH, platform: null, card: null, device: HASH },
    ],
  },
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 100, [BEN]: 100 });
    world.must(openingNow(world, ANNA, 1));
    world.must(reserve(ANNA, '1', 'first'));
    world.settle();
    world.time += JOIN_MS;
    world.settle();
    world.must(erasing(ANNA, { phone: 'e', device: 'f' }));
    // No act of an operator lets an erased player in again.
    world.must(suspending(ANNA, null));
    world.must(lifting(ANNA));
    world.must(erasing(BEN));
  },
  forgeries: {
    'nothing-open': [
      inserted(duel.events.StakeReleased, () => ({
        type: PlayerErased.type,
        v: PlayerErased.v,
        command: 'forged',
        actor: playerActor(ANNA),
        data: NOTHING_LEFT,
      })),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'erase-player': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        return erasing(ANNA, { phone: 'e' });
      },
      refused: {
        'top-up-owed': (order, world) => {
          owing(world, ANNA);
          return order;
        },
        'erasure-open': (order, world) => {
          world.must(reserve(ANNA, '1', 'first'));
          return order;
        },
      },
    },
  },
  asks: { none: 'who is erased does nothing more: plays and HTTP specs hold it' },
};
