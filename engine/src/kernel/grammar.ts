import type { AnyEventType } from './event.ts';
import type { Role } from './actor.ts';

// The order of events in a command, as a small regular language. The auditor reads all of them at once as one automaton.

/** One event of a type, by its label where the type has labels. */
interface One {
  readonly kind: 'one';
  readonly type: string;
  /** undefined: any */
  readonly label: string | undefined;
}

export type Grammar =
  | One
  | { readonly kind: 'all'; readonly parts: readonly Grammar[] }
  | { readonly kind: 'either'; readonly parts: readonly Grammar[] }
  | { readonly kind: 'some' | 'maybe'; readonly part: Grammar };

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

/** The types of event that a grammar names. */
export function typesIn(grammar: Grammar): string[] {
  if (grammar.kind === 'one') return [grammar.type];
  return 'part' in grammar ? typesIn(grammar.part) : grammar.parts.flatMap(typesIn);
}

/** What a command writes when it writes anything. */
export interface Writing {
  /** kind of the stream that it writes into */
  readonly in: string;
  readonly by: readonly Role[];
  readonly writes: Grammar;
}
