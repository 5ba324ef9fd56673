import { Type } from 'typebox';
import { Hash, closed, defineEvent } from '../../kernel/index.ts';

/**
 * The log was restored to an earlier state. Commitments not revealed before are void from here on. The name
 * is 256 random bits, drawn when the epoch opens, so that nobody could know what derives from it. A log without one is
 * of epoch 1.
 */
export const EpochOpened = defineEvent(
  'EpochOpened',
  closed({
    epoch: Type.Integer({ minimum: 2, maximum: 1_000_000 }),
    name: Hash,
    reason: Type.Enum(['restored']),
  }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = { EpochOpened };
