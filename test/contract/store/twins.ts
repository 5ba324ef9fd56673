import { createMemoryStore, START } from '@skins/api/foundation/store';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stores } from './stores.ts';
import { perform } from './perform.ts';
import { type Step, steps } from './workload.ts';

const RUNS = 60;
const EVERYTHING = 10_000;

/** Runs the same random workload on the reference and on the adapter, and expects equal answers and bytes at every step. */
export function storeTwins(
  { openEmpty }: Stores,
  { runs = RUNS, demandsTimes = false }: { readonly runs?: number; readonly demandsTimes?: boolean },
): void {
  describe('beside the reference', () => {
    it('answers every step alike', async () => {
      const property = fc.asyncProperty(steps, async (work) => {
        const [reference, store] = [createMemoryStore(), await openEmpty()];
        for (const step of demandsTimes ? work.map(withinTwoSeconds) : work) {
          expect(await perform(store, step)).toEqual(await perform(reference, step));
          expect(await store.head()).toBe(await reference.head());
        }
        expect(await store.readAll(START, EVERYTHING)).toEqual(await reference.readAll(START, EVERYTHING));
        await store.close();
      });
      await fc.assert(property, { numRuns: runs });
    });
  });
}

const withinTwoSeconds = (step: Step): Step =>
  step.do === 'append'
    ? {
        ...step,
        burst: step.burst.map(({ append, miss }) => ({
          append: { ...append, time: append.time % 2_000 },
          miss,
        })),
      }
    : step;
