import { type Codec, type Envelope, type Violation, violationOf } from '../kernel/index.ts';

/** Checks that the edition writes the event's version. Otherwise a forger could go on writing old versions. */
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
