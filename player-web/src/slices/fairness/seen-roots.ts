import { type DrawEvidence, independentChain, timeOfRound } from '@skins/engine/fairness';
import { hasMembers, keptList } from '../../shell/seeds/kept-list';

/** The root of a draw's entries that this browser was shown before a round could be known. */
interface SeenRoot {
  readonly draw: string;
  /** by which the draw was said to be decided: a root that was seen before another one proves nothing */
  readonly round: number;
  readonly root: string;
}

type Told = Pick<DrawEvidence, 'draw' | 'source' | 'frozen'>;

const KEPT = 200;
const isSeenRoot = (value: unknown): value is SeenRoot =>
  hasMembers(value, { draw: 'string', round: 'number', root: 'string' });
const kept = keptList('seenRoots', isSeenRoot, KEPT);

/** The root that was shown first before the round that decides a draw: a later one does not take its place. */
export const rootSeen = ({ draw, source }: Told): string | undefined =>
  source.kind === 'beacon'
    ? kept.read().find((seen) => seen.draw === draw && seen.round === source.round)?.root
    : undefined;

/** Keeps a root that is shown while its round is not out, by this browser's own clock. */
export function sawRoot(told: Told): void {
  const { draw, source, frozen } = told;
  if (source.kind !== 'beacon' || frozen === null) return;
  if (Date.now() >= outAt(source) || rootSeen(told) !== undefined) return;
  kept.write([...kept.read(), { draw, round: source.round, root: frozen.root }]);
}

/** When a round comes out: as its chain has it, where that is one that no shop steers, and not as the shop says. */
function outAt({ chain, round, time }: Extract<DrawEvidence['source'], { readonly kind: 'beacon' }>): number {
  const known = independentChain(chain.hash);
  return known === undefined ? time : timeOfRound(known, round);
}
