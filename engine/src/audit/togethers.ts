import { type Violation, amongIn, idAmong, kindOf, violationOf } from '../kernel/index.ts';
import type { Among } from '../kernel/index.ts';
import type { OpenCommand } from './open-command.ts';

/** Kinds of streams in which the shop alone makes the ids of operators' commands; in others the senders choose them. */
const KINDS: ReadonlySet<string> = new Set(['rules', 'catalogue']);

type Head = Pick<OpenCommand, 'stream' | 'command' | 'time' | 'actor'>;
interface Member extends Pick<Head, 'time' | 'actor'> {
  readonly among: Among;
}

/** Checks that commands proposed or approved as a group are complete, adjacent, and of one time and one operator. */
export class Togethers {
  /** the newest command, if it is one of a group and not its last */
  #open: Member | undefined;

  /** Checks a command that begins. */
  begin({ stream, command, time, actor }: Head): Violation | undefined {
    const among = KINDS.has(kindOf(stream)) && actor.startsWith('operator:') ? amongIn(command) : undefined;
    const before = this.#open;
    const goesOn = this.#takes(among);
    this.#open = among === undefined || among.n >= among.of ? undefined : { among, time, actor };
    if (!goesOn) return violationOf('together', expected(before), command);
    if (before === undefined || (before.time === time && before.actor === actor)) return undefined;
    return violationOf('together', `${before.actor} at ${before.time}`, `${actor} at ${time}`);
  }

  /** Checks the log's end. */
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
