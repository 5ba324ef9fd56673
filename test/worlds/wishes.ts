import * as fc from 'fast-check';
import { playerActor } from '@skins/engine/kernel';
import { duel } from '../sample-duel/engine/index.ts';
import { claim, register } from '../accounts/orders.ts';
import { openingActivity, receiving } from '../activities/orders.ts';
import { sellingNow } from '../bag/orders.ts';
import { cancelling, creating, joining } from '../battles/orders.ts';
import { opening, openingNow } from '../boxes/orders.ts';
import { STAKE } from '../sample-duel/shop.ts';
import { CHEAP, DEAR } from '../http/test-catalogue.ts';
import { type AnyOrder, type View, order } from '../kit/order.ts';
import { ANNA, BEN, CLEO } from '../kit/platform.ts';
import { opening as openingDeck, pressing } from '../luckycard/orders.ts';
import { openingMoonNow } from '../moonbox/orders.ts';
import { WISH_TERMS } from '@skins/engine/wishes';
import { approving, proposing } from '../rules/orders.ts';
import { SAM } from '../samples/api/operator.ts';
import { dearest, replacingNow } from '../replace/orders.ts';
import { setSeed } from '../seeds/orders.ts';
import { buying, planting } from '../wishes/orders.ts';
import { OPENS } from './settings.ts';

/** Players from the start. */
export const PLAYERS = [ANNA, BEN];

/** A wish to the shop. */
export interface Wish {
  readonly said: string;
  /** made from the state seen at the press */
  readonly order: (seen: View) => AnyOrder;
}

/** Mostly the same player, so that commands of one player meet. */
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

/** numbers of games, so that requests meet */
const number = fc.constantFrom(1, 1, 1, 2);
const anyone = fc.constantFrom(ANNA, BEN);

const battles = fc
  .tuple(
    anyone,
    number,
    fc.constantFrom('create', 'join', 'join', 'cancel'),
    fc.constantFrom('highest', 'shared'),
  )
  .map(([who, n, act, rule]) =>
    wish(`${who}: ${act} battle ${n}`, (seen) => {
      if (act === 'join') return joining(who, n);
      if (act === 'cancel') return cancelling(who, n);
      return creating(seen, who, n, { boxes: [CHEAP.id, CHEAP.id], rule });
    }),
  );

/** Each player plants a wish of an own id, as calls derive it from the player. */
const wishTree = fc
  .tuple(anyone, number, fc.constantFrom('plant', 'buy', 'buy'), fc.constantFrom(1, 499, 500, 500))
  .map(([who, n, act, shares]) =>
    wish(`${who}: ${act} ${shares} of wish ${n}`, (seen) =>
      act === 'plant'
        ? planting(seen, who, who === ANNA ? 1 : 2, { skinId: `${CHEAP.id}-best`, shares })
        : buying(who, n, shares),
    ),
  );

/** One deck: the next one opens only once it is closed. */
const cards = fc
  .tuple(anyone, fc.constantFrom('open', 'press', 'press', 'press'))
  .map(([who, act]) =>
    wish(`${who}: ${act} the deck`, (seen) => (act === 'open' ? openingDeck(1) : pressing(seen, who, 1))),
  );

const moons = anyone.map((who) => wish(`${who} opens the moon box`, (seen) => openingMoonNow(seen, who)));

const steps = fc
  .tuple(anyone, fc.constantFrom(1, 2), fc.boolean())
  .map(([who, step, opens]) =>
    wish(`${who} ${opens ? 'uses' : 'receives'} step ${step}`, (seen) =>
      opens ? openingActivity(who, OPENS, step) : receiving(seen, who, OPENS, step),
    ),
  );

const newcomers = fc.constant(wish(`${CLEO} is registered`, () => register(CLEO)));
/** For players who register later. */
const claims = fc
  .tuple(fc.constantFrom('7', '8'), fc.constantFrom('dave0000', 'eve00000'))
  .map(([digit, who]) => wish(`${who} claims the number ${digit}`, () => claim(digit, who)));

/** Terms of the wish tree, proposed or published by the operator. */
export const newTerms = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(500, 600), fc.boolean())
  .map(([n, most, publishes]) => {
    const change = { rules: WISH_TERMS, content: { ...WISH_TERMS.first, most }, by: SAM };
    return wish(`${publishes ? 'approves' : 'proposes'} terms ${n} of at most ${most} shares`, () =>
      publishes ? approving(n, change) : proposing(n, change),
    );
  });

const always = [
  { weight: 3, arbitrary: opens },
  { weight: 1, arbitrary: sales },
  { weight: 1, arbitrary: seeds },
];

/** What is wished in worlds, and how often a world is of the kind. Each of the later ones is about one game. */
export const THEMES: readonly {
  readonly weight: number;
  readonly wishes: fc.Arbitrary<Wish>;
  readonly rains: boolean;
}[] = [
  {
    weight: 5,
    wishes: fc.oneof(
      { weight: 8, arbitrary: opens },
      { weight: 1, arbitrary: stale },
      { weight: 4, arbitrary: sales },
      { weight: 2, arbitrary: replacements },
      { weight: 2, arbitrary: seeds },
      { weight: 3, arbitrary: duels },
      { weight: 1, arbitrary: newcomers },
      { weight: 2, arbitrary: claims },
    ),
    rains: false,
  },
  { weight: 1, wishes: fc.oneof(...always, { weight: 9, arbitrary: battles }), rains: false },
  { weight: 1, wishes: fc.oneof(...always, { weight: 9, arbitrary: wishTree }), rains: false },
  { weight: 1, wishes: fc.oneof(...always, { weight: 9, arbitrary: cards }), rains: false },
  {
    weight: 1,
    wishes: fc.oneof(...always, { weight: 4, arbitrary: moons }, { weight: 4, arbitrary: steps }),
    rains: false,
  },
  { weight: 1, wishes: fc.oneof(...always), rains: true },
];
