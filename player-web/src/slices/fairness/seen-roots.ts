import { type DrawEvidence, independentChain, timeOfRound } from '@skins/engine/fairness';
import { hasMembers, keptList } from '../../shell/seeds/kept-list';

/** A root of a draw's entries that this browser saw before its round was published. */
interface SeenRoot {
  readonly draw: string;
  /** the round announced for the draw: a root seen before another round proves nothing */
  readonly round: number;
  readonly root: string;
}

type Told = Pick<DrawEvidence, 'draw' | 'source' | 'frozen'>;

const KEPT = 200;
const isSeenRoot = (value: unknown): value is SeenRoot =>
  hasMembers(value, { draw: 'string', round: 'number', root: 'string' });
const kept = keptList('seenRoots', isSeenRoot, KEPT);

/** Returns the root seen first before the round that decides a draw; later ones do not replace it. */
export const rootSeen = ({ draw, source }: Told): string | undefined =>
  source.kind === 'beacon'
    ? kept.read().find((seen) => seen.draw === draw && seen.round === source.round)?.root
    : undefined;

/** Stores a root seen before its round is published, by this browser's own clock. */
export function sawRoot(told: Told): void {
  const { draw, source, frozen } = told;
  if (source.kind !== 'beacon' || frozen === null) return;
  if (Date.now() >= outAt(source) || rootSeen(told) !== undefined) return;
  kept.write([...kept.read(), { draw, round: source.round, root: frozen.root }]);
}

/** Returns when a round is published: by its chain if that is independent of shops, else as the shop says. */
function outAt({ chain, round, time }: Extract<DrawEvidence['source'], { readonly kind: 'beacon' }>): number {
  const known = independentChain(chain.hash);
  return known === undefined ? time : timeOfRound(known, round);
}
