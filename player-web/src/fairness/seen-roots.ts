import { hasMembers, keptList } from '../seeds/kept-list';

/** The root of a draw's entries that this browser was shown before the round could be known. */
interface SeenRoot {
  readonly draw: string;
  readonly root: string;
}

const KEPT = 200;
const isSeenRoot = (value: unknown): value is SeenRoot =>
  hasMembers(value, { draw: 'string', root: 'string' });
const kept = keptList('seenRoots', isSeenRoot, KEPT);

/** The root that was shown first: a later one does not take its place. */
export const rootSeen = (draw: string): string | undefined =>
  kept.read().find((seen) => seen.draw === draw)?.root;

/** Keeps a root that is shown while the round is not out, by this browser's own clock. @param out when it comes out */
export function sawRoot(draw: string, root: string, out: number): void {
  if (Date.now() >= out || rootSeen(draw) !== undefined) return;
  kept.write([...kept.read(), { draw, root }]);
}
