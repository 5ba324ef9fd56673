import { Map as PersistentMap } from 'immutable';
import { type EventData, type Fold, actorOf, foldOf, on } from '../../kernel/index.ts';
import { PICTURES_FOLDER } from '../catalogue/index.ts';
import { PictureAdded } from './events.ts';

/** A picture that operators added. */
export interface Picture extends EventData<typeof PictureAdded> {
  /** milliseconds since 1970 */
  readonly time: number;
  /** the operator who added it */
  readonly by: string;
}

/** All pictures by hash, the oldest first. */
export type Pictures = PersistentMap<string, Picture>;

export const pictures: Fold<Pictures> = foldOf<Pictures>(PersistentMap(), [
  on(PictureAdded, (state, data, { time, actor }) =>
    state.set(data.hash, { ...data, time, by: actorOf(actor)?.id ?? '' }),
  ),
]);

/** Where pictures are added. */
export const PICTURES_STREAM = 'pictures-shop';

/** The path at which players get a picture, and the name of its file. */
export const pictureFile = (hash: string): string => `${hash}.webp`;
export const picturePath = (hash: string): string => `${PICTURES_FOLDER}${pictureFile(hash)}`;

/** Returns the hash in a picture's path; undefined for any other path. */
export const hashInPath = (path: string): string | undefined =>
  /^\/art\/pictures\/(?<hash>[0-9a-f]{64})\.webp$/.exec(path)?.groups?.['hash'];
