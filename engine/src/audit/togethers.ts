import { type Violation, amongIn, idAmong, kindOf, violationOf } from '../kernel/index.ts';
import type { Among } from '../kernel/index.ts';
import type { OpenCommand } from './open-command.ts';

/** Kinds of streams whose commands of operators get their ids from the shop alone; others' are their senders'. */
const KINDS: ReadonlySet<string> = new Set(['rules', 'catalogue']);

type Head = Pick<OpenCommand, 'stream' | 'command' | 'time' | 'actor'>;
interface Member extends Pick<Head, 'time' | 'actor'> {
  readonly among: Among;
}

/** What is proposed, or approved, as one stands as one: all of it, one behind the other, at one time, by one operator. */
export class Togethers {
  /** the newest command, where it was one of several and not the last */
  #open: Member | undefined;

  /** A command begins. */
  begin({ stream, command, time, actor }: Head): Violation | undefined {
    const among = KINDS.has(kindOf(stream)) && actor.startsWith('operator:') ? amongIn(command) : undefined;
    const before = this.#open;
    const goesOn = this.#takes(among);
    this.#open = among === undefined || among.n >= among.of ? undefined : { among, time, actor };
    if (!goesOn) return violationOf('together', expected(before), command);
    if (before === undefined || (before.time === time && before.actor === actor)) return undefined;
    return violationOf('together', `${before.actor} at ${before.time}`, `${actor} at ${time}`);
  }

  /** The log ends. */
  end(): Violation | undefined {
    return this.#open && violationOf('together', expected(this.#open), 'the end of the log');
  }

  #takes(among: Among | undefined): boolean {
    const before = this.#open?.among;
    if (before === undefined) return among === undefined || (among.n === 1 && among.of > 1);
    return among?.name === before.name && among.of === before.of && among.n === before.n + 1;
  }
}

const expected = (before: Member | undefined): string =>
  before === undefined
    ? 'the first of what is one'
    : `a command ${idAmong('…', { ...before.among, n: before.among.n + 1 })}`;
