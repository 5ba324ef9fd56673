import { EDITION } from '@skins/engine/editions';
import { type Grammar, typesIn } from '@skins/engine/kernel';
import type { AnyKit } from '../../kit/kit.ts';

/** Written when half of a chain is played, whatever the result. */
const WHATEVER_THE_RESULT: ReadonlySet<string> = new Set(['SeedChainCommitted']);

/** Numbers of records after the last revealed roll; -1 before any. */
type Lengths = ReadonlySet<number>;

/**
 * Check 14: a command that reveals a roll writes equally many records after it, whatever the result. The length of the log
 * is public at once, and the result only when it has landed.
 */
export function telling(kit: AnyKit): string[] {
  const { measures, audit } = kit.slice;
  const reveals = new Set(measures.filter(({ names }) => names.includes('reveal')).map(({ type }) => type));
  return Object.entries(audit.writings).flatMap(([command, { writes }]) => {
    if (!typesIn(writes).some((type) => reveals.has(type))) return [];
    const lengths = [...after(writes, new Set([-1]), reveals)].filter((length) => length >= 0);
    return lengths.length > 1
      ? [`${command} writes ${lengths.join(' or ')} records after its result: their number tells it`]
      : [];
  });
}

function after(grammar: Grammar, before: Lengths, reveals: ReadonlySet<string>): Lengths {
  switch (grammar.kind) {
    case 'one':
      if (reveals.has(grammar.type)) return new Set([0]);
      if (WHATEVER_THE_RESULT.has(grammar.type)) return before;
      return new Set([...before].map((length) => (length < 0 ? length : length + 1)));
    case 'all':
      return grammar.parts.reduce((lengths, part) => after(part, lengths, reveals), before);
    case 'either':
      return new Set(grammar.parts.flatMap((part) => [...after(part, before, reveals)]));
    case 'some': {
      const once = after(grammar.part, before, reveals);
      return new Set([...once, ...after(grammar.part, once, reveals)]);
    }
    case 'maybe':
    default: {
      const there = after(grammar.part, before, reveals);
      return EDITION < (grammar.until ?? Infinity) ? new Set([...before, ...there]) : there;
    }
  }
}
