import { Type } from 'typebox';
import { Hash, closed, defineEvent } from '../../kernel/index.ts';

const PlayerId = Type.String({ pattern: '^[a-z0-9]{1,40}$' });

/**
 * A player followed another one's link and helps them into a room (seeds, second document, section 7: assistance). It stands in
 * the stream of the room's help, `assist-<room>`, which decides: who helps does so once in a room, never themselves, and a
 * device once.
 */
export const AssistGiven = defineEvent(
  'AssistGiven',
  closed({
    helper: PlayerId,
    /** whose link it was */
    helped: PlayerId,
    /** of the helper, keyed: it says nothing of the device; null where none is known */
    device: Type.Union([Hash, Type.Null()]),
  }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = { AssistGiven };
