import { type AnyEvent, canonicalJson, kindOf } from '../kernel/index.ts';
import type { AnyShop } from '../shop/index.ts';

/** A command and input that may have led to the events, in the form of command marks. */
export interface AskedFor {
  readonly command: string;
  /** SHA-256 of the command's name and input as canonical JSON, 64 hex digits */
  readonly inputHash: string;
}

/**
 * Derives the possible inputs of a command from its events.
 * @returns a function of all events of a command; its list is empty if the events do not tell
 */
export function askedForOf(
  { slices }: AnyShop,
  hash: (text: string) => string,
): (stream: string, events: readonly AnyEvent[]) => readonly AskedFor[] {
  const known = slices.flatMap(({ audit }) =>
    Object.entries(audit.inputs).map(([command, read]) => ({
      command,
      in: audit.writings[command]?.in,
      read,
    })),
  );
  return (stream, events) => {
    const asked: AskedFor[] = [];
    for (const { command, in: kind, read } of known) {
      const input = kind === kindOf(stream) ? read?.(events) : undefined;
      // Implemented again on purpose, after docs/events.md.
      if (input !== undefined) asked.push({ command, inputHash: hash(canonicalJson({ command, input })) });
    }
    return asked;
  };
}
