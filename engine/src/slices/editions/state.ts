import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { EditionOpened } from './events.ts';

/** The edition of a log in which none was opened. */
export const FIRST_EDITION = 1;

export const EDITION_STREAM = 'edition-log';

export interface Edition {
  readonly edition: number;
}

export const edition: Fold<Edition> = foldOf<Edition>({ edition: FIRST_EDITION }, [
  on(EditionOpened, (_state, opened) => opened),
]);
