import { violationOf } from '../kernel/index.ts';
import type { FrameDesk } from './frame-desk.ts';
import type { Repeated } from './once.ts';
import type { Divergence } from './rules.ts';

/** Returns the divergences that show only at the log's end: repeated hashes, and steps that do not fit their item. */
export function atTheEnd({ strictFrom, seeds, commands, items }: FrameDesk): Divergence[] {
  const misstep = items.misstep();
  const found = [
    misstep && { ...misstep, stream: '', version: 0 },
    ...(strictFrom === Infinity
      ? []
      : [
          repetition('once', 'an anchor, or a seed, that is new in this log', seeds.repeated(strictFrom)),
          repetition('repeat', 'a command that did not happen before', commands.repeated(strictFrom)),
        ]),
  ];
  return found.filter((one) => one !== undefined);
}

/** Returns the divergence that comes first in the log. */
export const earlier = (one: Divergence | undefined, other: Divergence): Divergence =>
  one !== undefined && one.position <= other.position ? one : other;

/** Returns a repeated hash as a divergence. Hashes tell the position, but not the stream. */
const repetition = (rule: string, expected: string, found: Repeated | undefined): Divergence | undefined =>
  found && {
    ...violationOf(rule, expected, `the same as at position ${found.first}`),
    position: found.position,
    stream: '',
    version: 0,
  };
