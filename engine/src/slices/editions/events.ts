import { Type } from 'typebox';
import { closed, defineEvent } from '../../kernel/index.ts';

/**
 * From here on a newer edition of the rules and event versions binds. Logged when newer code first starts on a log; a log
 * without one is of edition 1.
 */
export const EditionOpened = defineEvent(
  'EditionOpened',
  closed({ edition: Type.Integer({ minimum: 2, maximum: 1_000_000 }) }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = { EditionOpened };
