import { type EventStore, ordinalOf, positionOf, type Recorded, START } from '@skins/api/foundation/store';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stores } from './stores.ts';
import { appendBurst, type Outcome } from './perform.ts';
import { bursts } from './workload.ts';

const RUNS = 40;
const EVERYTHING = 10_000;

type Check = (store: EventStore, outcomes: readonly Outcome[]) => Promise<void>;

/** Properties of any appends, in any order, sequential or concurrent. */
export function storeProperties({ openEmpty }: Stores, runs = RUNS): void {
  const holds = (check: Check) => async () => {
    const property = fc.asyncProperty(bursts, async (work) => {
      const store = await openEmpty();
      const outcomes: Outcome[] = [];
      for (const burst of work) outcomes.push(...(await appendBurst(store, burst)));
      await check(store, outcomes);
      await store.close();
    });
    await fc.assert(property, { numRuns: runs });
  };
  logProperties(holds);
  commandProperties(holds);
}

type Holds = (check: Check) => () => Promise<void>;

function logProperties(holds: Holds): void {
  describe('the log after any appends', () => {
    it(
      'positions count the log without a gap, up to the head',
      holds(async (store) => {
        const log = await store.readAll(START, EVERYTHING);

        expect(log.map(({ position }) => ordinalOf(position))).toEqual(log.map((_, index) => index + 1));
        await expect(store.head()).resolves.toBe(positionOf(log.length));
      }),
    );

    it(
      'versions count each stream without a gap, in the order of the log',
      holds(async (store) => {
        const log = await store.readAll(START, EVERYTHING);

        for (const [stream, records] of byStream(log)) {
          expect(records.map(({ version }) => version)).toEqual(records.map((_, index) => index + 1));
          await expect(store.readStream(stream)).resolves.toEqual(records);
        }
      }),
    );

    it(
      'the log is the accepted appends, one after another, byte for byte',
      holds(async (store, outcomes) => {
        const log = await store.readAll(START, EVERYTHING);

        expect(log.map(({ record }) => record)).toEqual(outcomes.flatMap(recordsOf));
      }),
    );

    it(
      'each record says what the store says of it',
      holds(async (store) => {
        for (const { stream, version, record } of await store.readAll(START, EVERYTHING)) {
          const parsed: unknown = JSON.parse(record);
          expect(parsed).toMatchObject({ stream, version });
          expect(JSON.stringify(parsed)).toBe(record);
        }
      }),
    );
  });
}

function commandProperties(holds: Holds): void {
  describe('commands after any appends', () => {
    it(
      'a command id is taken once per stream',
      holds(async (store, outcomes) => {
        const accepted = outcomes
          .filter(({ appended }) => appended.kind === 'appended')
          .map(({ append }) => append);

        const keys = accepted.map(({ stream, command }) => `${stream} ${command.id}`);
        expect(keys).toEqual([...new Set(keys)]);
        for (const { stream, command, events } of accepted) {
          const { inputHash, refusal } = command;
          const mark = refusal === undefined ? { inputHash } : { inputHash, refusal };
          await expect(store.findCommand(stream, command.id)).resolves.toMatchObject({
            ...mark,
            count: events.length,
          });
        }
      }),
    );
  });
}

const byStream = (log: readonly Recorded[]): Map<string, Recorded[]> =>
  Map.groupBy(log, ({ stream }) => stream);

/** Returns the records that an outcome must have left, computed without the store's code. */
function recordsOf({ append, appended }: Outcome): string[] {
  if (appended.kind !== 'appended') return [];
  const { stream, time, actor, command, events } = append;
  return events.map(({ type, v, data }, index) => {
    const version = appended.firstVersion + index;
    const input = index === 0 ? command.inputHash : undefined;
    return JSON.stringify({ stream, version, type, v, time, actor, command: command.id, input, data });
  });
}
