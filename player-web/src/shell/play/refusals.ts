import type { WayOut } from '../app/slice';
import { fromSlices } from '../app/slices';

/** What a player can do after a refusal. */
type Means = { readonly kind: 'gotIt' | 'refresh' | 'platform' } | WayOut;

const GOT_IT: Means = { kind: 'gotIt' };

/** The refusals that no slice helps with, by error code. */
const OWN: readonly (readonly [errCode: number, means: Means])[] = [
  [630, { kind: 'refresh' }],
  [5512, { kind: 'platform' }],
];

const means = fromSlices(
  (slices): ReadonlyMap<number, Means> =>
    new Map([
      ...OWN,
      ...slices
        .flatMap(({ refusals = [] }) => refusals)
        .flatMap((way) => way.codes.map((code) => [code, way] as const)),
    ]),
);

export const meansOf = (errCode: number): Means => means().get(errCode) ?? GOT_IT;
