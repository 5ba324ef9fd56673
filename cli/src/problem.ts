/** Something that the person at the keyboard can act on: its message is all they need. Exit code 1. */
export class Problem extends Error {
  override readonly name: string = 'Problem';
}

/** A problem that is on the screen already. Exit code 1. */
export class Reported extends Problem {
  override readonly name = 'Reported';
}

/** The command cannot be meant as it was typed. Exit code 2. */
export class WrongUsage extends Problem {
  override readonly name = 'WrongUsage';
}
