import { violationOf } from '../kernel/index.ts';
import type { FrameDesk } from './frame-desk.ts';
import type { Repeated } from './once.ts';
import type { Divergence } from './rules.ts';

/** What shows at a log's end alone: what came again that may come once, and items that were not where their steps say. */
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

/** Of two divergences the one that stands first in the log. */
export const earlier = (one: Divergence | undefined, other: Divergence): Divergence =>
  one !== undefined && one.position <= other.position ? one : other;

/** What came again, as far as hashes tell: where, but not in which stream. */
const repetition = (rule: string, expected: string, found: Repeated | undefined): Divergence | undefined =>
  found && {
    ...violationOf(rule, expected, `the same as at position ${found.first}`),
    position: found.position,
    stream: '',
    version: 0,
  };
