import type { Moment } from '../../kernel/index.ts';

/** The sender of a command that changes how the shop is run. */
export interface Asking extends Moment {
  /** an operator's id; undefined: the shop itself, at its machine's command line */
  readonly by: string | undefined;
}
