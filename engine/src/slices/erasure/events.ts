import { Type } from 'typebox';
import { closed, defineEvent } from '../../kernel/index.ts';

const KeyedHash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Maybe = Type.Union([KeyedHash, Type.Null()]);

/**
 * A player had everything erased that is known of the person. What stays are keyed hashes, so that what was given once, or shut
 * out, is known again under another account; without the shop's key they say nothing.
 */
export const PlayerErased = defineEvent(
  'PlayerErased',
  closed({
    phone: Maybe,
    platform: Maybe,
    card: Maybe,
    device: Maybe,
  }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = { PlayerErased };
