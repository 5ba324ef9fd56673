import { type Alteration, difference, forgeOf } from '../kit/altered.ts';
import type { Log } from '../kit/forge.ts';
import type { AnyKit } from '../kit/kit.ts';
import { isNeeded } from './run.ts';
import { watch } from './switch.ts';

interface Tools {
  readonly log: Log;
  readonly changes: Iterable<{ readonly index: number; readonly changed: readonly string[] }>;
  readonly ruleOf: (log: Log) => string | undefined;
}

/**
 * Looks for changed members that one check alone finds, for checks that no forgery needs.
 * @param unneeded numbers of checks, from which those are removed for which something is found
 * @param until as `performance.now()`
 */
export function found(
  kit: AnyKit,
  { log, changes, ruleOf }: Tools,
  unneeded: Set<number>,
  until: number,
): Alteration[] {
  const alterations: Alteration[] = [];
  for (const { index, changed } of changes) {
    if (performance.now() > until) break;
    const record = log[index];
    const other: { readonly data: unknown } = JSON.parse(changed[index] ?? '{}');
    const differs = record && difference(record.data, other.data);
    if (record === undefined || differs?.value === undefined || differs.path.length === 0) continue;
    const nth = log.slice(0, index).filter(({ type }) => type === record.type).length;
    const altered = { type: record.type, nth, path: [...differs.path], value: differs.value };
    const forged = forgeOf(altered)(log);
    let rule: string | undefined;
    const numbers = watch(() => void (rule = ruleOf(forged)));
    if (rule === undefined || !(rule in kit.slice.audit.rules)) continue;
    const trial = { isOverlooked: () => ruleOf(forged) !== rule };
    const needed = [...numbers].filter((number) => unneeded.has(number) && isNeeded(trial, number));
    if (needed.length === 0) continue;
    for (const number of needed) unneeded.delete(number);
    alterations.push({ ...altered, rule });
  }
  return alterations;
}
