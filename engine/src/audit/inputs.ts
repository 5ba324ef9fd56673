import {
  type AnyEvent,
  type Envelope,
  INPUT_EDITION,
  type Violation,
  canonicalJson,
  kindOf,
  violationOf,
} from '../kernel/index.ts';
import type { AnyShop } from '../shop/index.ts';

/** A command and input that may have led to the events, in the form of command marks. */
interface AskedFor {
  readonly command: string;
  /** SHA-256 of the command's name and input as canonical JSON, 64 hex digits */
  readonly inputHash: string;
}

/** Returns the possible inputs of a command; the list is empty if its events do not tell. */
type AskedForOf = (stream: string, events: readonly AnyEvent[]) => readonly AskedFor[];

/** Derives the possible inputs of a command from all its events. */
export function askedForOf({ slices }: AnyShop, hash: (text: string) => string): AskedForOf {
  const known = Map.groupBy(
    slices.flatMap(({ audit }) =>
      Object.entries(audit.inputs).map(([command, read]) => ({
        command,
        in: audit.writings[command]?.in,
        read,
      })),
    ),
    (one) => one.in,
  );
  return (stream, events) => {
    const asked: AskedFor[] = [];
    for (const { command, read } of known.get(kindOf(stream)) ?? []) {
      const input = read?.(events);
      // Implemented again on purpose, after docs/events.md.
      if (input !== undefined) asked.push({ command, inputHash: hash(canonicalJson({ command, input })) });
    }
    return asked;
  };
}

const UNKNOWN = '0'.repeat(64);

/** Checks that each command's first record carries the hash of its input, where its events tell the input: of that one. */
export class Inputs {
  readonly #askedFor: AskedForOf;
  #input: string | undefined;
  #events: AnyEvent[] = [];

  constructor(shop: AnyShop, hash: (text: string) => string) {
    this.#askedFor = askedForOf(shop, hash);
  }

  /** @param first whether the record is the first one of its command @param edition edition from this record on */
  next({ input }: Envelope, event: AnyEvent, first: boolean, edition: number): Violation | undefined {
    if (first) {
      this.#input = input;
      this.#events = [];
    }
    if (this.#input !== undefined) this.#events.push(event);
    if (input === UNKNOWN) return violationOf('input', 'the hash of an input', 'zeros');
    const due = first && edition >= INPUT_EDITION;
    if (due === (input !== undefined)) return undefined;
    return due
      ? violationOf('input', "the hash of the command's input in its first record", 'none')
      : violationOf('input', 'no hash of an input in this record', input ?? 'none');
  }

  /** The events of the open command; none before edition 8. */
  get events(): readonly AnyEvent[] {
    return this.#input === undefined ? [] : this.#events;
  }

  /** Compares the hash with the input that the command's events tell. */
  endCommand(stream: string): Violation | undefined {
    const input = this.#input;
    this.#input = undefined;
    if (input === undefined) return undefined;
    const asked = this.#askedFor(stream, this.#events);
    if (asked.length === 0 || asked.some(({ inputHash }) => inputHash === input)) return undefined;
    return violationOf(
      'input',
      asked.map(({ command, inputHash }) => `${inputHash} for ${command}`).join(' or '),
      input,
    );
  }
}
