import { type Violation, violationOf } from '../kernel/index.ts';
import { type ChainBooks, type PlayerBooks, playedOut } from './books.ts';

const isHalfPlayed = ({ used, length }: ChainBooks): boolean => used * 2 >= length;

/** Whether each chain was committed when half of the one before was played: not earlier, not later. */
export class ChainsInTime {
  /** whether the command at hand rolled */
  #rolled = false;

  reveal(): void {
    this.#rolled = true;
  }

  /** Before a chain is committed. */
  commit({ current }: PlayerBooks): Violation | undefined {
    if (current === undefined || isHalfPlayed(current)) return undefined;
    return violationOf(
      'next-chain',
      `${Math.ceil(current.length / 2)} seeds of chain ${current.chainId} to be revealed first`,
      current.used,
    );
  }

  /** What the command at hand left undone. */
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
