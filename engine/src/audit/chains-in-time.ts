import { type Violation, violationOf } from '../kernel/index.ts';
import { type ChainBooks, type PlayerBooks, playedOut } from './books.ts';

const isHalfPlayed = ({ used, length }: ChainBooks): boolean => used * 2 >= length;

/** Checks that each chain was committed when half of the one before was played: not earlier, not later. */
export class ChainsInTime {
  /** true if the open command rolled */
  #rolled = false;

  reveal(): void {
    this.#rolled = true;
  }

  /** Checks the commitment of a chain. */
  commit({ current }: PlayerBooks): Violation | undefined {
    if (current === undefined || isHalfPlayed(current)) return undefined;
    return violationOf(
      'next-chain',
      `${Math.ceil(current.length / 2)} seeds of chain ${current.chainId} to be revealed first`,
      current.used,
    );
  }

  /** Checks what the open command left undone. */
  endCommand({ current, next }: PlayerBooks): Violation | undefined {
    const rolled = this.#rolled;
    this.#rolled = false;
    if (!rolled || current === undefined) return undefined;
    const running = playedOut(current) && next !== undefined ? next : current;
    const followed = running === current && next !== undefined;
    if (followed || !isHalfPlayed(running)) return undefined;
    return violationOf('next-chain', `chain ${running.chainId + 1} by the end of the command`, 'none');
  }
}
