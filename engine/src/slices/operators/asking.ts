import type { Moment } from '../../kernel/index.ts';

/** Who gives a command that changes how the shop is run. */
export interface Asking extends Moment {
  /** an operator's id; undefined: the shop itself, at the command line of its machine */
  readonly by: string | undefined;
}
