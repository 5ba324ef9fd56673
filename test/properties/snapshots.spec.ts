import { deserialize, serialize } from 'node:v8';
import { type LoggedEvent, readRecorded } from '@skins/api/foundation/runtime';
import { kindOf } from '@skins/engine/kernel';
import type { AnyShop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { frozenLogs, frozenOf, readLines } from '../golden/files.ts';
import { byStream } from '../kit/by-stream.ts';
import { kits } from '../kit/kits.ts';

type Kind = NonNullable<ReturnType<AnyShop['streamKindOf']>>;

const folded = ({ fold }: Kind, begun: unknown, entries: readonly LoggedEvent[]) =>
  entries.reduce((state, { event, meta }) => fold.evolve(state, event, meta), begun);

/** Returns a state after serialization and back. */
const again = ({ fold: { keeping } }: Kind, state: unknown): unknown => {
  const kept: unknown = deserialize(serialize(keeping?.plain(state)));
  return keeping?.whole(kept);
};

// These logs contain every event type and version, and so every member that a state can have.
it.each(kits.map((kit) => [kit.slice.name, kit] as const))(
  'a player in the frozen logs of %s is the same from any snapshot and the later events',
  (name, { shop }) => {
    const players = frozenLogs(name)
      .flatMap((log) => byStream(readLines(frozenOf(name, log))))
      .filter(([stream]) => kindOf(stream) === 'player')
      .map(([stream, records]) =>
        records.map((record) => readRecorded({ position: '', stream, version: 1, record }, shop.codec)),
      );
    const kind = shop.streamKindOf('player-anna0000');
    if (kind === undefined) throw new Error('players have a stream');
    const { fold } = kind;
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        for (const entries of players) {
          const at = Math.round(share * entries.length);
          const before = folded(kind, fold.initial, entries.slice(0, at));
          const state = again(kind, before);
          expect(JSON.stringify(state)).toBe(JSON.stringify(before));
          // Items from a file are not packed.
          expect(fold.weigh(state)).toBeGreaterThanOrEqual(fold.weigh(before));
          const whole = folded(kind, before, entries.slice(at));
          expect(JSON.stringify(folded(kind, state, entries.slice(at)))).toBe(JSON.stringify(whole));
        }
      }),
      { numRuns: 3 },
    );
  },
);
