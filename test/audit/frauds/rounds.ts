import { QUICKNET } from '@skins/engine/fairness';
import { type Forge, type Log, both, edited, moved } from '../../kit/forge.ts';
import { endingWith } from '../../kit/splices.ts';
import { battles } from '../../slices.ts';
import { type Forged, type Fraud, fraudsOf } from './fraud.ts';

// Frauds with the rounds of beacons, which decide battles, rolls, rains and wishes.

const { BattleDrawn, BattleFrozen } = battles.slice.events;

const LEAST_AHEAD_MS = 9_000;
const LEAST_AHEAD_ROUNDS = 3;
/** As much as clocks may differ. */
const CLOCKS_APART_MS = 2_000;

/** Fixes the due round of a beacon that has the hash of a well-known one, and cuts the log there. */
const frozenBy = (change: Partial<typeof QUICKNET>): Forge => {
  const { hash, publicKey, genesisTime, period } = { ...QUICKNET, ...change };
  const source = (time: number, newest: number) => {
    const first = Math.ceil((time + LEAST_AHEAD_MS - genesisTime) / period) + 1;
    const round = Math.max(first, newest + LEAST_AHEAD_ROUNDS);
    return {
      chain: { hash, publicKey, genesisTime, period },
      round,
      time: genesisTime + (round - 1) * period,
    };
  };
  const frozen = edited(BattleFrozen, (_data, { time }) => {
    const newest = Math.floor((time - genesisTime) / period) + 1;
    return { newest, source: source(time, newest) };
  });
  return both(frozen, endingWith(BattleFrozen));
};

/** Draws the first battle by the round of the second one. */
const drawnByAnother: Forge = (log: Log) => {
  const [, second] = log.flatMap((one) => (BattleDrawn.is(one) ? [one.data.by] : []));
  return edited(BattleDrawn, ({ by }) => ({ by: second ?? by }))(log);
};

const FORGED: readonly Forged[] = [
  ['a beacon of others with another key', 'battle-source', frozenBy({ publicKey: 'ab'.repeat(96) })],
  [
    'a beacon of others with another beginning',
    'battle-source',
    frozenBy({ genesisTime: QUICKNET.genesisTime + 1_000 }),
  ],
  ['a beacon of others with longer rounds', 'battle-source', frozenBy({ period: 2 * QUICKNET.period })],
  [
    'a newest round that is too old',
    'battle-source',
    both(
      edited(BattleFrozen, ({ newest }) => ({ newest: newest - 100 })),
      endingWith(BattleFrozen),
    ),
  ],
  [
    'a round at another time than it comes out',
    'battle-source',
    both(
      edited(BattleFrozen, ({ source }) => ({ source: { ...source, time: source.time + 1 } })),
      endingWith(BattleFrozen),
    ),
  ],
  ['a battle drawn by the round of another one', 'battle-source', drawnByAnother],
  [
    'a battle drawn before its round is out',
    'battle-source',
    moved(BattleDrawn, ({ time }) => ({ time: time - CLOCKS_APART_MS })),
  ],
];

export const roundFrauds: readonly Fraud[] = fraudsOf(battles, FORGED);
