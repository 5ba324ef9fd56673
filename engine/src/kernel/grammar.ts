import type { AnyEventType } from './event.ts';
import type { Role } from './actor.ts';

// The order of events in a command, as a small regular language. The auditor combines all of them into one automaton.

/** One event of a type, with a given label if the type has labels. */
interface One {
  readonly kind: 'one';
  readonly type: string;
  /** undefined: any label */
  readonly label: string | undefined;
}

export type Grammar =
  | One
  | { readonly kind: 'all'; readonly parts: readonly Grammar[] }
  | { readonly kind: 'either'; readonly parts: readonly Grammar[] }
  | { readonly kind: 'some'; readonly part: Grammar }
  /** from the edition `until` on it has to be there */
  | { readonly kind: 'maybe'; readonly part: Grammar; readonly until?: number };

export const one = ({ type }: Pick<AnyEventType, 'type'>, label?: string): Grammar => ({
  kind: 'one',
  type,
  label,
});
/** one after the other */
export const all = (...parts: Grammar[]): Grammar => ({ kind: 'all', parts });
/** one of them */
export const either = (...parts: Grammar[]): Grammar => ({ kind: 'either', parts });
/** once or more */
export const some = (part: Grammar): Grammar => ({ kind: 'some', part });
/** once or not at all */
export const maybe = (part: Grammar): Grammar => ({ kind: 'maybe', part });
/** once, and before an edition perhaps not at all */
export const maybeUntil = (until: number, part: Grammar): Grammar => ({ kind: 'maybe', part, until });

/** Returns the types of event in a grammar. */
export function typesIn(grammar: Grammar): string[] {
  if (grammar.kind === 'one') return [grammar.type];
  return 'part' in grammar ? typesIn(grammar.part) : grammar.parts.flatMap(typesIn);
}

/** The events of a command that writes any. */
export interface Writing {
  /** kind of the stream that it writes to */
  readonly in: string;
  readonly by: readonly Role[];
  readonly writes: Grammar;
}
