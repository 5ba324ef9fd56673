import { type Event, type EventData } from '../../kernel/index.ts';
import { NewcomerBoxClaimed, type NewcomerBox } from './events.ts';
import { type FirstDayTerms, hasToppedUp } from './standing.ts';
import type { Newcomers } from './state.ts';

export interface ClaimNewcomerBox {
  readonly boxId: NewcomerBox;
}

export interface ClaimNewcomerContext {
  readonly time: number;
  readonly terms: FirstDayTerms | undefined;
  /** whether the player's device, and phone number, give their first day to this account */
  readonly ownDevice: boolean;
}

/** In order of precedence. */
export type ClaimNewcomerRejection =
  /** the window is over, or none was offered */
  | { readonly code: 'newcomer-over' }
  | { readonly code: 'newcomer-claimed'; readonly boxId: NewcomerBox }
  /** another account of the device, or of the number, had its first day */
  | { readonly code: 'newcomer-device' }
  /** fewer gems were bought than the first top-up asks for; 1/10,000 gem */
  | { readonly code: 'newcomer-unpaid'; readonly minimum: number; readonly paid: number }
  /** another step comes first */
  | { readonly code: 'newcomer-status'; readonly status: number };

/** Returns the event that claims a box of the first day, or why there is none. */
export function newcomerClaim(
  state: Newcomers,
  { boxId: box }: ClaimNewcomerBox,
  { time, terms, ownDevice }: ClaimNewcomerContext,
): Event<'NewcomerBoxClaimed', EventData<typeof NewcomerBoxClaimed>> | ClaimNewcomerRejection {
  if (terms === undefined || time >= terms.endsAt) return { code: 'newcomer-over' };
  const { freeBox, topUpBox, minimum } = terms.content;
  const claim = (of: string) => NewcomerBoxClaimed.of({ box, of, rulesHash: terms.hash });
  if (box === 'newcomer-free') {
    if (state.status > 0) return { code: 'newcomer-claimed', boxId: box };
    return ownDevice ? claim(freeBox) : { code: 'newcomer-device' };
  }
  if (state.topUpBox) return { code: 'newcomer-claimed', boxId: box };
  if (!hasToppedUp(state, terms)) return { code: 'newcomer-unpaid', minimum, paid: state.paid };
  return state.status < 2 ? { code: 'newcomer-status', status: state.status } : claim(topUpBox);
}
