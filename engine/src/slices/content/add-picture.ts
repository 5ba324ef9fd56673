import { type Command, type EventData, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { type Register, operatorWith } from '../operators/index.ts';
import { PictureAdded } from './events.ts';
import type { Pictures } from './state.ts';

/** Pictures that a shop keeps. */
export const PICTURES_MAX = 5_000;

type AddPicture = EventData<typeof PictureAdded>;

export interface AddPictureContext extends Moment {
  /** an operator's id */
  readonly by: string | undefined;
  readonly register: Register;
}

/** In order of precedence. */
type AddPictureRejection =
  | { readonly code: 'may-not'; readonly right: 'add-pictures' }
  | { readonly code: 'pictures-full'; readonly max: number };

/** Adds a picture that is kept already as a file. Writes nothing if it is known. */
export const addPicture: Command<
  Pictures,
  AddPicture,
  AddPictureContext,
  AddPictureRejection,
  { hash: string }
> = {
  name: 'add-picture',
  decide(pictures, input, { register, by }) {
    if (operatorWith(register, by, 'add-pictures') === undefined)
      return rejected({ code: 'may-not', right: 'add-pictures' });
    if (pictures.has(input.hash)) return accepted();
    if (pictures.size >= PICTURES_MAX) return rejected({ code: 'pictures-full', max: PICTURES_MAX });
    return accepted(PictureAdded.of(input));
  },
  reply: (_events, { hash }) => ({ hash }),
};
