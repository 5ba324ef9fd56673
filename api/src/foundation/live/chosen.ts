/** So many messages of one second of the log reach everybody (docs/operations.md, "Live channels"). */
export const PER_SECOND = 20;

/**
 * The published rule: of what happened in one second, all that is rare is told, and of the rest, in the log's order, as much as there
 * is room for beside it.
 * @param second what happened in it, in the log's order
 * @param told how many of that second were told before
 */
export function chosenOf(second: readonly { readonly rare: boolean }[], told = 0): readonly boolean[] {
  let room = PER_SECOND - told - second.filter(({ rare }) => rare).length;
  return second.map(({ rare }) => {
    if (rare) return true;
    room -= 1;
    return room >= 0;
  });
}
