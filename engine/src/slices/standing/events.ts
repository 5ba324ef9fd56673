import { Type, type Static } from 'typebox';
import { closed, defineEvent } from '../../kernel/index.ts';

export const SUSPEND_REASONS = [
  'requested',
  'security',
  'fraud-suspected',
  'rules-broken',
  'underage',
] as const;
export const SuspendReason = Type.Enum([...SUSPEND_REASONS]);
export type SuspendReason = Static<typeof SuspendReason>;

export const LIFT_REASONS = ['cleared', 'mistake', 'requested'] as const;
export const LiftReason = Type.Enum([...LIFT_REASONS]);
export type LiftReason = Static<typeof LiftReason>;

const Until = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970, the first at which the player may act again',
});

/** A player's commands are refused from now on. Earlier activities go on and are paid out. */
export const PlayerSuspended = defineEvent(
  'PlayerSuspended',
  closed({
    reason: SuspendReason,
    until: Type.Union([Until, Type.Null()], { description: 'null: until it is lifted' }),
  }),
);

/** A suspension was lifted before its end. */
export const SuspensionEnded = defineEvent('SuspensionEnded', closed({ reason: LiftReason }));

/** The event types of the slice, for its definition and its audit. */
export const events = { PlayerSuspended, SuspensionEnded };
