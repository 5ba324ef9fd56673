import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { NOTHING_SHOWN, ProfileChosen, type Shown } from './events.ts';

export interface Profile {
  readonly shown: Shown;
}

export const profileOfPlayer: Fold<Profile> = foldOf<Profile>({ shown: NOTHING_SHOWN }, [
  on(ProfileChosen, (_state, shown) => ({ shown })),
]);
