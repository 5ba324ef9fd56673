import { Type } from 'typebox';
import { closed, defineEvent } from '../../kernel/index.ts';

const KeyedHash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Maybe = Type.Union([KeyedHash, Type.Null()]);

/**
 * A player had all data about the person erased. Keyed hashes stay, so that one-time rewards and exclusions are
 * recognised
 * under another account. Without the shop's key they reveal nothing.
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
