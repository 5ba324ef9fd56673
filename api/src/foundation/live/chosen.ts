/** Messages of one second of the log that everybody gets (docs/operations.md, "Live channels"). */
export const PER_SECOND = 20;

/**
 * Applies the published rule: of the messages in one second, all rare ones are sent, and others in log order up to
 * the limit.
 * @param second the messages of that second, in log order
 * @param told how many of them were sent before
 */
export function chosenOf(second: readonly { readonly rare: boolean }[], told = 0): readonly boolean[] {
  let room = PER_SECOND - told - second.filter(({ rare }) => rare).length;
  return second.map(({ rare }) => {
    if (rare) return true;
    room -= 1;
    return room >= 0;
  });
}
