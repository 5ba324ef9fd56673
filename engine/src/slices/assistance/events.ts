import { Type } from 'typebox';
import { Hash, closed, defineEvent } from '../../kernel/index.ts';

const PlayerId = Type.String({ pattern: '^[a-z0-9]{1,40}$' });

/**
 * A player followed another one's link and helps them into a room (spec 7.10). It is
 * in
 * the stream of the room's assistance, `assist-<room>`, which decides: a helper helps once in a room and never
 * themselves, and
 * a device helps once.
 */
export const AssistGiven = defineEvent(
  'AssistGiven',
  closed({
    helper: PlayerId,
    /** the player who shared the link */
    helped: PlayerId,
    /** keyed hash of the helper's device, which reveals nothing of the device; null if it is unknown */
    device: Type.Union([Hash, Type.Null()]),
  }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = { AssistGiven };
