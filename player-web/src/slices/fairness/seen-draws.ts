import { type BeaconChain, independentChain, timeOfRound } from '@skins/engine/fairness';
import { hasMembers, keptList } from '../../shell/seeds/kept-list';
import type { StorageKey } from '../../shell/session/storage';

/** The root and the signed note of a draw that this browser fetched before its round came out. */
interface SeenDraw {
  readonly draw: string;
  readonly round: number;
  readonly root: string;
  readonly note: string;
  /** by this browser's own clock, milliseconds since 1970 */
  readonly time: number;
}

interface Named {
  readonly draw: string;
  readonly source: { readonly round: number } | null;
}

/** Root and note as the shop tells them before the round. */
interface Told {
  readonly draw: string;
  readonly round: number;
  /** when the round comes out by the shop's word, milliseconds since 1970 */
  readonly outAt: number;
  /** of an independent beacon: its own clock counts then */
  readonly chain?: Pick<BeaconChain, 'hash'> | undefined;
  readonly root: string;
  readonly note: string;
}

const KEPT = 200;
const isSeen = (value: unknown): value is SeenDraw =>
  hasMembers(value, { draw: 'string', round: 'number', root: 'string', note: 'string', time: 'number' });

/** Keeps what this browser saw of one game's draws before their rounds. @param key in the browser's storage */
export function seenDraws(key: StorageKey) {
  const kept = keptList(key, isSeen, KEPT);
  /** Returns what was seen first of a draw before its round; later looks do not replace it. */
  const seen = ({ draw, source }: Named): SeenDraw | undefined =>
    source === null ? undefined : kept.read().find((one) => one.draw === draw && one.round === source.round);
  return {
    seen,
    /** Stores what was seen before the round, by this browser's own clock. */
    saw: ({ draw, round, outAt, chain, root, note }: Told): void => {
      const known = chain && independentChain(chain.hash);
      const time = Date.now();
      if (time >= (known === undefined ? outAt : timeOfRound(known, round))) return;
      if (seen({ draw, source: { round } }) !== undefined) return;
      kept.write([...kept.read(), { draw, round, root, note, time }]);
    },
  };
}
