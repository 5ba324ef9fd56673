import type { AppendedTogether } from './port.ts';
import { positionOf } from './position.ts';
import type { Committed, Unit } from './committer.ts';

/** Returns the result of each unit in a batch. */
export function appendedOf(
  units: readonly Unit[],
  { stopped, events, length }: Committed,
): readonly AppendedTogether[] {
  let reached = length - events;
  let next = 0;
  return units.map((unit, index): AppendedTogether => {
    const stop = stopped[next];
    if (stop?.unit === index) {
      next += 1;
      return { kind: 'stopped', at: stop.at, by: stop.by };
    }
    const each = unit.map(({ on, count }) => {
      reached += count;
      return { kind: 'appended' as const, position: positionOf(reached), firstVersion: on + 1 };
    });
    return { kind: 'appended', each };
  });
}
