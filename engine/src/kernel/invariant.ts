/** Thrown if a rule that the engine itself guarantees is broken: a defect, never a player's mistake. */
export class InvariantBroken extends Error {
  override readonly name = 'InvariantBroken';
}

/** @throws InvariantBroken unless the condition holds */
export function invariant(condition: boolean, rule: string): asserts condition {
  if (!condition) throw new InvariantBroken(`broken invariant: ${rule}`);
}
