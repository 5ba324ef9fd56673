import type { Envelope } from '@skins/engine/kernel';
import { type Log, logOf, recounted } from '../../kit/forge.ts';
import type { AnyKit } from '../../kit/kit.ts';
import type { Written } from '../../kit/world.ts';
import { divergenceOf } from '../../kit/audited.ts';
import { excuses, played } from '../played.ts';

/** A named change of a log, such as 'open-box cut ItemsGranted'. */
interface Change {
  readonly command: string;
  readonly type: string;
  readonly name: string;
  readonly log: Log;
}

/** Check 9: a command that is cut, doubled or reordered is reported, even if its events are renumbered. */
export function misread(
  kit: AnyKit,
  others: readonly AnyKit[] = [],
): { readonly faults: readonly string[]; readonly excused: ReadonlySet<string> } {
  const harmless = [kit, ...others].flatMap((one) => one.harmless);
  const missed = commandChanges(kit).filter((change) => divergenceOf(change.log, kit.shop) === undefined);
  return {
    faults: missed.map(({ name }) => name).filter((name) => !excuses(harmless, name)),
    excused: new Set(missed.map(({ name }) => name)),
  };
}

/** Returns the changes of a slice's commands. */
export function commandChanges(kit: AnyKit): readonly Change[] {
  const { records, written } = played(kit);
  const log = logOf(records);
  const { commands, events } = kit.slice;
  return written
    .flatMap((one) => changesOf(log, one))
    .filter(({ command, type }) => command in commands || type in events);
}

function changesOf(log: Log, { command, first, count }: Written): Change[] {
  const events = log.slice(first, first + count);
  return events.flatMap((event, n) => {
    const at = first + n;
    const next = events[n + 1];
    const named = (what: string, changed: readonly Envelope[]): Change => ({
      command,
      type: event.type,
      name: `${command} ${what} ${event.type}`,
      log: recounted(changed),
    });
    return [
      ...(count > 1 ? [named('cut', log.toSpliced(at, 1))] : []),
      named('doubled', log.toSpliced(at, 0, event)),
      ...(next === undefined ? [] : [named('swapped', log.with(at, next).with(at + 1, event))]),
    ];
  });
}
