import * as fc from 'fast-check';
import { playerActor } from '@skins/engine/kernel';
import { duel } from '../sample-duel/engine/index.ts';
import { claim, register } from '../accounts/orders.ts';
import { sellingNow } from '../bag/orders.ts';
import { opening, openingNow } from '../boxes/orders.ts';
import { STAKE } from '../sample-duel/shop.ts';
import { CHEAP, DEAR } from '../http/test-catalogue.ts';
import { type AnyOrder, type View, order } from '../kit/order.ts';
import { ANNA, BEN, CLEO } from '../kit/platform.ts';
import { dearest, replacingNow } from '../replace/orders.ts';
import { setSeed } from '../seeds/orders.ts';

/** Who plays from the beginning. */
export const PLAYERS = [ANNA, BEN];

/** Something that somebody wants of the shop. */
export interface Wish {
  readonly said: string;
  /** made out of what is seen when the button is pressed */
  readonly order: (seen: View) => AnyOrder;
}

/** Mostly the same one: what meets are commands of one player. */
const player = fc.constantFrom(ANNA, ANNA, ANNA, BEN);
const wish = (said: string, made: Wish['order']): Wish => ({ said, order: made });

const opens = fc
  .tuple(player, fc.constantFrom(CHEAP.id, CHEAP.id, DEAR.id), fc.integer({ min: 0, max: 3 }))
  .map(([who, box, count]) =>
    wish(`${who} opens ${count} of ${box}`, (seen) => openingNow(seen, who, count, box)),
  );

const stale = player.map((who) =>
  wish(`${who} opens a box at odds that nobody published`, () =>
    opening(who, { boxId: CHEAP.id, count: 1, versionHash: 'f'.repeat(64) }),
  ),
);

const sales = fc
  .tuple(player, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 2 }))
  .map(([who, first, count]) =>
    wish(`${who} sells ${count} from ${first}`, (seen) =>
      sellingNow(seen, who, ...Array.from({ length: count }, (_, n) => first + n)),
    ),
  );

const replacements = player.map((who) =>
  wish(`${who} replaces the dearest`, (seen) =>
    replacingNow(seen, who, dearest(seen, who).slice(0, 1), [`${CHEAP.id}-dust`]),
  ),
);

const seeds = fc
  .tuple(player, fc.constantFrom('abc', 'x1', 'no seed'))
  .map(([who, seed]) => wish(`${who} sets the seed ${seed}`, () => setSeed(who, seed)));

const duels = fc.tuple(player, fc.constantFrom('first' as const, 'second' as const)).map(([who, seat]) =>
  wish(`${who} takes the ${seat} seat`, () =>
    order({
      command: duel.commands['reserve-stake'],
      stream: `player-${who}`,
      actor: playerActor(who),
      input: { duel: 'duel-1', seat, stake: STAKE },
    }),
  ),
);

const newcomers = fc.constant(wish(`${CLEO} is registered`, () => register(CLEO)));
/** Of people who register later. */
const claims = fc
  .tuple(fc.constantFrom('7', '8'), fc.constantFrom('dave0000', 'eve00000'))
  .map(([digit, who]) => wish(`${who} claims the number ${digit}`, () => claim(digit, who)));

export const wishes: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 8, arbitrary: opens },
  { weight: 1, arbitrary: stale },
  { weight: 4, arbitrary: sales },
  { weight: 2, arbitrary: replacements },
  { weight: 2, arbitrary: seeds },
  { weight: 3, arbitrary: duels },
  { weight: 1, arbitrary: newcomers },
  { weight: 2, arbitrary: claims },
);
