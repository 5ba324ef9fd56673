import type { Value } from './result.ts';

/** A failure that the user can act on; its message is all they need. Exit code 1. */
export class Problem extends Error {
  override readonly name: string = 'Problem';
}

/** A problem with details for JSON output. Exit code 1. */
export class DetailedProblem extends Problem {
  override readonly name = 'DetailedProblem';
  readonly details: { readonly [key: string]: Value };

  constructor(message: string, details: { readonly [key: string]: Value }, options?: ErrorOptions) {
    super(message, options);
    this.details = details;
  }
}

/** A problem that has been printed already. Exit code 1. */
export class Reported extends Problem {
  override readonly name = 'Reported';
}

/** A command line that makes no sense. Exit code 2. */
export class WrongUsage extends Problem {
  override readonly name = 'WrongUsage';
}
