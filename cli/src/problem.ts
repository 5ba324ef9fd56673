import type { Value } from './result.ts';

/** Something that the person at the keyboard can act on: its message is all they need. Exit code 1. */
export class Problem extends Error {
  override readonly name: string = 'Problem';
}

/** A problem that has more to say in JSON than its message. Exit code 1. */
export class DetailedProblem extends Problem {
  override readonly name = 'DetailedProblem';
  readonly details: { readonly [key: string]: Value };

  constructor(message: string, details: { readonly [key: string]: Value }, options?: ErrorOptions) {
    super(message, options);
    this.details = details;
  }
}

/** A problem that is on the screen already. Exit code 1. */
export class Reported extends Problem {
  override readonly name = 'Reported';
}

/** The command cannot be meant as it was typed. Exit code 2. */
export class WrongUsage extends Problem {
  override readonly name = 'WrongUsage';
}
