import { type StandingBooks, type Violation, violationOf } from '../kernel/index.ts';
import type { PlayerBooks } from './books.ts';
import type { EventAtHand } from './event-at-hand.ts';

/** The suspensions of players, each in their own stream. */
export class Standing implements StandingBooks {
  readonly #desk: EventAtHand;

  constructor(desk: EventAtHand) {
    this.#desk = desk;
  }

  suspend(until: number | null): Violation | undefined {
    const { player, time } = this.#desk;
    player.suspended = { until };
    return until !== null && until <= time
      ? violationOf('standing', `an end after ${time}`, until)
      : undefined;
  }

  lift(): Violation | undefined {
    const { player, time } = this.#desk;
    const violation = binds(player, time)
      ? undefined
      : violationOf('standing', 'a player who is suspended', player.playerId);
    player.suspended = undefined;
    return violation;
  }
}

const binds = ({ suspended }: PlayerBooks, time: number): boolean =>
  suspended !== undefined && (suspended.until === null || time < suspended.until);

/** Finds a command that a suspended player gives. */
export const whileSuspended = (player: PlayerBooks, time: number): Violation | undefined =>
  binds(player, time)
    ? violationOf('suspended', `no command until ${player.suspended?.until ?? 'it is lifted'}`, time)
    : undefined;
