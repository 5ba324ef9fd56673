import { Type } from 'typebox';
import { closed, defineEvent } from '../../kernel/index.ts';

/**
 * A newer edition of rules and event versions binds from here on. Written when newer code first starts on a log; a log
 * without one is of edition 1.
 */
export const EditionOpened = defineEvent(
  'EditionOpened',
  closed({ edition: Type.Integer({ minimum: 2, maximum: 1_000_000 }) }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = { EditionOpened };
