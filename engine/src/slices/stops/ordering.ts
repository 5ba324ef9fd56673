import type { Asking, Register } from '../operators/index.ts';

/** Who stops or resumes a game. */
export interface Ordering extends Asking {
  /** who runs the shop */
  readonly register: Register;
  /** the games there are */
  readonly games: ReadonlySet<string>;
}
