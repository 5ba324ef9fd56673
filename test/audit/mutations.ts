import { codec } from '@skins/engine/shop';
import { type Log, logOf, recordsOf } from '../kit/forge.ts';
import { choicesOf, leavesOf, replaced, schemaAt } from '../kit/leaves.ts';

/** A change to a log of record texts. Positions count from 1. */
export type Mutation =
  /** another value in the n-th of the record's fields, from 0, modulo their number */
  | { readonly kind: 'flip'; readonly position: number; readonly field: number }
  | { readonly kind: 'drop' | 'repeat'; readonly position: number }
  | { readonly kind: 'swap'; readonly position: number; readonly other: number };

/** Returns the changed log. */
export function mutated(log: readonly string[], mutation: Mutation): readonly string[] {
  const index = mutation.position - 1;
  const record = log[index] ?? '';
  if (mutation.kind === 'flip') return log.with(index, flipped(record, mutation.field));
  if (mutation.kind === 'swap')
    return log.with(index, log[mutation.other - 1] ?? '').with(mutation.other - 1, record);
  return mutation.kind === 'drop' ? log.toSpliced(index, 1) : log.toSpliced(index, 0, record);
}

function flipped(text: string, field: number): string {
  const [record]: Log = logOf([text]);
  if (record === undefined) return text;
  const leaves = leavesOf(record, 0);
  const leaf = leaves[field % leaves.length];
  if (leaf === undefined) return text;
  const schema = leaf.path[0] === 'data' ? codec.find(record.type)?.schema : undefined;
  const [other] = choicesOf(leaf, [], [], schemaAt(schema, leaf.path.slice(1))).toReversed();
  return recordsOf([replaced(record, leaf.path, other ?? 'x')]).join('');
}
