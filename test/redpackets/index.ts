import { DAY_MS } from '@skins/engine/kernel';
import { RED_PACKETS, redpackets as slice } from '@skins/engine/redpackets';
import { shop } from '@skins/engine/shop';
import { restoring } from '../epochs/orders.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, CLEO, begin, enter } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { CHAIN } from '../rolls/sample-beacon.ts';
import { changing } from '../rules/orders.ts';
import { forgeries } from './forgeries.ts';
import {
  HOURLY,
  announcing,
  cancelling,
  drawing,
  grabbing,
  joining,
  nextStart,
  planning,
  rainOf,
  sealing,
} from './orders.ts';
import { announced, falling, over, sealed, settle } from './plays.ts';
import { trials } from './trials.ts';

const H = 'a'.repeat(64);
const DAVE = 'dave0000';
const STREAM = 'rain-000000000001';
const TERMS = {
  name: { zh: '雨', en: 'rain', ru: 'дождь', vi: 'mưa' },
  total: 10_000,
  perPlayer: 3,
  seconds: 60,
  table: [{ amount: 1_500, weight: 3 }],
  rulesHash: H,
};
const RAIN_MS = 60_000;

/** Dave is hardly older than the announcement; the rain is signed just in time, and grabbed until its last seconds. */
function playRest(world: World): void {
  world.time = nextStart(world.time) - 400_000;
  enter(world, DAVE, 100);
  const start = announced(world);
  world.time = (rainOf(world, start).announced?.source.time ?? 0) - 4_000;
  world.must(sealing(start));
  world.time = rainOf(world, start).announced?.source.time ?? 0;
  world.must(drawing(world, start));
  world.time = start;
  for (const player of [DAVE, ANNA]) world.must(joining(player, start));
  world.must(grabbing(start, DAVE, ANNA));
  world.time = start + RAIN_MS - 2_000;
  world.must(grabbing(start, DAVE));
  over(world, start);
}

/** Everything reserved is grabbed, and more is asked for. */
function playAll(world: World): void {
  const start = falling(world);
  for (const player of [ANNA, BEN, CLEO]) world.must(joining(player, start));
  for (let n = 0; n < 4; n += 1) world.must(grabbing(start, ANNA, BEN, CLEO));
  over(world, start);
}

/** Rains that do not fall. */
function playCancelled(world: World): void {
  // Not signed in time: the flow says so, or the seal that comes too late.
  const late = announced(world);
  world.time = late - 40_000;
  settle(world);
  const sealedLate = announced(world);
  world.time = sealedLate - 38_000;
  world.must(sealing(sealedLate));
  // No round at the start, or one that comes then.
  const silent = sealed(world);
  world.time = silent;
  world.must(cancelling(silent, 'no-beacon'));
  const tardy = sealed(world);
  world.time = tardy;
  world.must(drawing(world, tardy));
  // Rains are closed between the announcement and the round.
  changing(world, 2, { rules: RED_PACKETS, content: { ...HOURLY, open: false } });
  const closing = world.time + DAY_MS;
  const shut = nextStart(closing);
  world.time = closing - 60_000;
  world.must(announcing(shut));
  world.must(sealing(shut));
  world.time = shut - 38_000;
  world.must(drawing(world, shut));
  // The log is restored between the announcement and the round.
  planning(world, 3);
  const restored = sealed(world);
  world.must(restoring('e'.repeat(64)));
  world.time = restored - 38_000;
  world.must(drawing(world, restored));
}

export const redpackets: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    RainAnnounced: [
      {
        start: 9_000_000,
        endsAt: 9_060_000,
        terms: TERMS,
        seedHash: H,
        source: { chain: CHAIN, round: 9, time: 8_962_000 },
        epoch: 1,
      },
    ],
    RainSealed: [{ size: 9, root: H, note: 'a note' }],
    RainDrawn: [{ by: { round: 9, signature: 'ab'.repeat(48), randomness: H } }],
    PacketsGrabbed: [
      {
        packets: [
          { player: ANNA, n: 1, amount: 1_500, device: H },
          { player: ANNA, n: 2, amount: 100, device: null },
        ],
      },
    ],
    RainClosed: [{ seed: H, packets: 2, players: 1, issued: 1_600 }],
    RainCancelled: [
      { announced: `${STREAM}#1`, reason: 'late' },
      { announced: `${STREAM}#1`, reason: 'no-beacon' },
    ],
    RainEnded: [
      { announced: `${STREAM}#1`, left: 8_400 },
      { announced: `${STREAM}#1`, left: 0 },
    ],
    RainJoined: [{ rain: STREAM, device: H }],
    PacketsCredited: [{ rain: STREAM, closed: `${STREAM}#6`, packets: 2, amount: 1_600 }],
  },
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 100 });
    for (const player of [BEN, CLEO]) enter(world, player, 100);
    planning(world, 1);
    playRest(world);
    playAll(world);
    playCancelled(world);
  },
  forgeries,
  harmless: [
    { change: /^RainAnnounced data\.seedHash$/, why: 'the seed of a rain that is cancelled is never used' },
    { change: /^RainSealed data\./, why: 'the log’s own tree and its signature say what they have to be' },
    {
      change: /^RainAnnounced data\.source\.chain\.(hash|publicKey)$/,
      why: 'of a beacon that counts as none nobody knows anything',
    },
  ],
  late: [
    { change: /^PacketsGrabbed data\.packets/, why: 'the seed, once it is revealed, shows it' },
    { change: /^RainJoined data\./, why: 'the packets that follow show it' },
  ],
  unmeasured: {
    'rain-reserve': 'the house holds it for a rain: nobody stakes or obtains anything',
    'rain-return': 'what nobody grabbed goes back to the house',
    'red-packets': 'a gift of the house, for which nothing was staked',
  },
  trials,
  asks: { none: 'a rain is asked for by the clock, and grabs go through the stream of the rain' },
};
