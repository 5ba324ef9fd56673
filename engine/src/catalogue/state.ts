import { OrderedMap, Map as PersistentMap } from 'immutable';
import { type Fold, foldOf, invariant, on } from '../kernel/index.ts';
import {
  type BoxFace,
  type BoxOdds,
  BoxVersionPublished,
  type Shelf,
  ShelfPlaced,
  type Skin,
  SkinListed,
} from './events.ts';

/** One immutable version of a box. */
export interface BoxVersion {
  readonly odds: BoxOdds;
  readonly versionHash: string;
  readonly version: number;
  /** when it went on sale, in milliseconds since 1970 */
  readonly time: number;
}

export interface Box {
  readonly boxId: string;
  readonly face: BoxFace;
  /** on sale now */
  readonly current: BoxVersion;
  /** all versions, the oldest first */
  readonly versions: readonly BoxVersion[];
}

/** Everything that is configured about skins and boxes. */
export interface Catalogue {
  readonly skins: PersistentMap<string, Skin>;
  /** in the order in which they were put up */
  readonly shelves: OrderedMap<string, Shelf>;
  readonly boxes: PersistentMap<string, Box>;
}

const EMPTY: Catalogue = { skins: PersistentMap(), shelves: OrderedMap(), boxes: PersistentMap() };

export const catalogue: Fold<Catalogue> = foldOf(EMPTY, [
  on(SkinListed, (state, skin) => ({ ...state, skins: state.skins.set(skin.skinId, skin) })),
  on(ShelfPlaced, (state, shelf) => ({ ...state, shelves: state.shelves.set(shelf.shelfId, shelf) })),
  on(BoxVersionPublished, (state, { odds, face, versionHash, version }, { time }) => {
    const before = state.boxes.get(odds.boxId);
    invariant(version === (before?.versions.length ?? 0) + 1, 'box versions count up from 1');
    const current = { odds, versionHash, version, time };
    const box = { boxId: odds.boxId, face, current, versions: [...(before?.versions ?? []), current] };
    return { ...state, boxes: state.boxes.set(odds.boxId, box) };
  }),
]);

/** The stream that holds all configuration of skins, shelves and boxes. */
export const CATALOGUE_STREAM = 'catalogue-boxes';
