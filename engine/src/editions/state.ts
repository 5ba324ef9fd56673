import { type Fold, foldOf, on } from '../kernel/index.ts';
import { EditionOpened } from './events.ts';

/** The edition that this code writes. Raise it when a rule changes, or a version of an event is no longer written. */
export const EDITION = 3;

/** The edition of a log that none was opened in. */
const FIRST = 1;

export const EDITION_STREAM = 'edition-log';

export interface Edition {
  readonly edition: number;
}

export const edition: Fold<Edition> = foldOf<Edition>({ edition: FIRST }, [
  on(EditionOpened, (_state, opened) => opened),
]);
