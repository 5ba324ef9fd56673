import { type Static, Type } from 'typebox';
import { closed } from './event.ts';
import type { Action, Awaited, Step } from './flow.ts';
import { Hash } from './reveal.ts';
import { DAY_MS } from './calendar.ts';

// What decides a shared game: a round of a public beacon, fixed while nobody knows it.

/** Milliseconds to wait for a round after its time, before the game is void. */
export const BEACON_PATIENCE_MS = 7 * DAY_MS;

const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});
const RoundNumber = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** A public beacon as in docs/fairness.md, section 12. */
const Chain = closed({
  hash: Hash,
  publicKey: Type.String({ pattern: '^[0-9a-f]{96,192}$' }),
  genesisTime: Time,
  period: Type.Integer({ minimum: 1, maximum: DAY_MS, description: 'milliseconds' }),
});

/** The beacon's round that will draw: nobody knows it before `time`. */
export const FixedRound = closed({ chain: Chain, round: RoundNumber, time: Time });
export type FixedRound = Static<typeof FixedRound>;

/** The round as the beacon published it. */
export const DrawnRound = closed({
  round: RoundNumber,
  signature: Type.String({ pattern: '^[0-9a-f]{96,192}$' }),
  randomness: Hash,
});
export type DrawnRound = Static<typeof DrawnRound>;

/** A signed checkpoint of the log that holds what was frozen. */
export const Sealed = closed({
  size: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'records in the log' }),
  root: Hash,
  note: Type.String({ minLength: 1, maxLength: 2_000, description: 'the signed note' }),
});
export type Sealed = Static<typeof Sealed>;

interface Sealing {
  /** milliseconds since 1970: a checkpoint noted then or later is late */
  readonly latest: number;
  readonly late: Step;
  /** fetches the checkpoint */
  readonly seal: Extract<Action, { readonly do: 'call' }>;
}

/** Waits for the checkpoint over what was frozen; without one in time the game is void. */
export const sealing = ({ latest, late, seal }: Sealing): readonly Action[] => [
  { do: 'until', at: latest, act: late },
  seal,
];

/** Waits for the fixed round, and gives it up after seven days. */
export const awaiting = (
  { chain, round, time }: FixedRound,
  { take, givenUp }: Pick<Awaited, 'take' | 'givenUp'>,
): Awaited => ({
  do: 'beacon',
  chain: chain.hash,
  round,
  take,
  giveUpAt: time + BEACON_PATIENCE_MS,
  givenUp,
});
