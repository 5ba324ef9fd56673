import type { Outcome } from '@skins/api/foundation/runtime';
import type { AnyOrder } from '../kit/order.ts';

export type Answer = Outcome<{ readonly code: string }, unknown>;

/** A command as it was sent, so that it can be resent. */
export interface Sent {
  readonly commandId: string;
  readonly order: AnyOrder;
}

/** Sends a command to a process. */
export type Ask = (sent: Sent) => Promise<Answer>;
