import type { Asking, Register } from '../operators/index.ts';

/** Context of commands that stop or resume a game. */
export interface Ordering extends Asking {
  /** the register of operators */
  readonly register: Register;
  /** all games */
  readonly games: ReadonlySet<string>;
}
