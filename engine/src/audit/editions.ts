import { type Codec, type Envelope, type Violation, violationOf } from '../kernel/index.ts';

/** Whether an edition writes the version of an event: a forger could write old ones for ever otherwise. */
export function auditEdition(
  codec: Codec,
  { type, v }: Pick<Envelope, 'type' | 'v'>,
  edition: number,
): Violation | undefined {
  const former = codec.find(type)?.former;
  if (former === undefined || former.length === 0) return undefined;
  const until = former[v - 1]?.until ?? Infinity;
  const since = former[v - 2]?.until ?? 0;
  return edition >= since && edition < until
    ? undefined
    : violationOf('edition', `a version of ${type} that edition ${edition} writes`, `v${v}`);
}
