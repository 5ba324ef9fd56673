import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { EditionOpened } from './events.ts';
import type { Edition } from './state.ts';

/** The edition of the code that starts. */
export type OpenEdition = Edition;

/** In order of precedence. */
export type OpenEditionRejection = { readonly code: 'newer-log'; readonly edition: number };

/** Opens the edition of the code that starts on a log. Writes nothing if it is open; refused if newer code wrote the log. */
export const openEdition: Command<Edition, OpenEdition, unknown, OpenEditionRejection, Edition> = {
  name: 'open-edition',
  decide(state, { edition }) {
    if (state.edition > edition) return rejected({ code: 'newer-log', edition: state.edition });
    return state.edition === edition ? accepted() : accepted(EditionOpened.of({ edition }));
  },
  reply: (_events, { edition }) => ({ edition }),
};
