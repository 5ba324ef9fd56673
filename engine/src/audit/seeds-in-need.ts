import { type Violation, violationOf } from '../kernel/index.ts';
import { type PlayerBooks, playedOut } from './books.ts';
import type { EventAtHand } from './event-at-hand.ts';

/** Checks that user seeds were set with an effect: a different text, or a derived one if there was none in force. */
export class SeedsInNeed {
  /** the chain for which the open command set a derived user seed: the command has to play it */
  #due: { readonly chainId: number; readonly version: number } | undefined;

  /** Checks the setting of a user seed. */
  set({ player, version }: EventAtHand, userSeed: string, derived: boolean): Violation | undefined {
    const { current, next } = player;
    if (!derived)
      return userSeed === player.userSeed
        ? violationOf('fresh-user-seed', 'another user seed than the one that stands', userSeed)
        : undefined;
    const running = current !== undefined && playedOut(current) && next !== undefined ? next : current;
    if (player.userSeed === undefined || running?.armed !== true) return undefined;
    if (running === next || next === undefined || next.armed)
      return violationOf('derived-seed', `the user seed ${player.userSeed}, which stands`, userSeed);
    this.#due = { chainId: next.chainId, version };
    return undefined;
  }

  /** Checks what the open command left undone. */
  endCommand({ current }: PlayerBooks): Violation | undefined {
    const due = this.#due;
    this.#due = undefined;
    if (due === undefined || current === undefined || current.chainId >= due.chainId) return undefined;
    return {
      ...violationOf(
        'derived-seed',
        `a roll of chain ${due.chainId}`,
        `none but of chain ${current.chainId}`,
      ),
      version: due.version,
    };
  }
}
