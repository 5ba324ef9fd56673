import { fixedRound } from '../../engine/src/fairness/index.ts';
import { type AnyEvent, type Moment, combine } from '../../engine/src/kernel/index.ts';
import {
  PacketsGrabbed,
  RED_PACKETS,
  RainAnnounced,
  RainClosed,
  RainDrawn,
  RainEnded,
  RainJoined,
  RainSealed,
  rainStream,
} from '../../engine/src/slices/redpackets/index.ts';
import { redpackets } from '../../engine/src/slices/redpackets/player.ts';
import { wallet } from '../../engine/src/slices/wallet/state.ts';
import { CHAIN, roundOf } from '../rolls/sample-beacon.ts';

// Events of a rain, and the state of a player, for specs.

const H = 'a'.repeat(64);
const HOUR_MS = 3_600_000;

export const START = CHAIN.genesisTime + 100 * HOUR_MS;
export const ENDS = START + 60_000;
export const RAIN = rainStream(START);
export const SEED = 'b'.repeat(64);
export const SOURCE = fixedRound(CHAIN, START - 38_000);
export const RULES = {
  hash: H,
  content: {
    ...RED_PACKETS.first,
    open: true,
    starts: Array.from({ length: 24 }, (_, hour) => hour * 60),
    total: 10_000,
    perPlayer: 3,
    seconds: 60,
    table: [{ amount: 4_000, weight: 1 }],
  },
};
const { name, total, perPlayer, seconds, table } = RULES.content;

/** The context of a command at a time. */
export const at = (time: number): Moment => ({ time, at: `${RAIN}#9` });

export const ANNOUNCED: readonly AnyEvent[] = [
  RainAnnounced.of({
    start: START,
    endsAt: ENDS,
    terms: { name, total, perPlayer, seconds, table, rulesHash: H },
    seedHash: H,
    source: SOURCE,
    epoch: 1,
  }),
];
export const SEALED: readonly AnyEvent[] = [
  ...ANNOUNCED,
  RainSealed.of({ size: 9, root: H, note: 'a note' }),
];
export const DRAWN: readonly AnyEvent[] = [...SEALED, RainDrawn.of({ by: roundOf(SOURCE.round) })];
export const GRABBED: readonly AnyEvent[] = [
  ...DRAWN,
  PacketsGrabbed.of({ packets: [{ player: 'anna0000', n: 1, amount: 4_000, device: H }] }),
];
export const CLOSED: readonly AnyEvent[] = [
  ...GRABBED,
  RainClosed.of({ seed: SEED, packets: 1, players: 1, issued: 4_000 }),
];
export const ENDED: readonly AnyEvent[] = [...CLOSED, RainEnded.of({ announced: `${RAIN}#1`, left: 6_000 })];

export const JOINED = RainJoined.of({ rain: RAIN, device: H });
export const player = combine({ wallet, redpackets });
