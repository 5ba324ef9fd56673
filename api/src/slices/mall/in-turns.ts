import { setImmediate as othersFirst } from 'node:timers/promises';

/** Time between yields, in milliseconds. */
const TURN_MS = 5;

/** Runs long work, and yields to the event loop where the generator pauses. */
export async function inTurns<Made>(work: Generator<undefined, Made>): Promise<Made> {
  for (;;) {
    const end = performance.now() + TURN_MS;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
    } while (performance.now() < end);
    await othersFirst();
  }
}

const RUN = 1_024;

/** Sorts a long list, with a pause after every thousand elements. */
export function* sortedInTurns<One>(
  values: Iterable<One>,
  order: (a: One, b: One) => number,
): Generator<undefined, readonly One[]> {
  let runs: One[][] = [];
  let run: One[] = [];
  for (const value of values) {
    if (run.length === RUN) {
      runs.push(run.toSorted(order));
      run = [];
      yield;
    }
    run.push(value);
  }
  runs.push(run.toSorted(order));
  while (runs.length > 1) {
    const merged: One[][] = [];
    for (let one = 0; one < runs.length; one += 2)
      merged.push(yield* mergedInTurns(runs[one] ?? [], runs[one + 1] ?? [], order));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergedInTurns<One>(
  left: readonly One[],
  right: readonly One[],
  order: (a: One, b: One) => number,
): Generator<undefined, One[]> {
  const merged: One[] = [];
  let other = 0;
  for (const value of left) {
    for (let next = right[other]; next !== undefined && order(next, value) < 0; next = right[other]) {
      merged.push(next);
      other += 1;
      if (merged.length % RUN === 0) yield;
    }
    merged.push(value);
    if (merged.length % RUN === 0) yield;
  }
  for (; other < right.length; other += RUN) {
    merged.push(...right.slice(other, other + RUN));
    yield;
  }
  return merged;
}
