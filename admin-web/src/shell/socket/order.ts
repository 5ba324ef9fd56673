/** An entry of a menu or a page that says where it stands. */
export interface Ordered {
  readonly name: string;
  /** 'first', or the name of the entry that it follows */
  readonly after: string;
}

const FIRST = 'first';

/**
 * Puts entries in the order that they ask for. Of several that follow the same entry, the one with the shortest tail
 * of followers comes first, so a new entry lands next to the one that it names; of equal tails, the earlier in the list.
 * @param list says in errors which entries these are: 'the menu'
 * @throws an Error for a name given twice, a name that nobody has, and entries that follow each other in a circle
 */
export function inOrder<Entry extends Ordered>(list: string, entries: readonly Entry[]): readonly Entry[] {
  const names = new Set(entries.map(({ name }) => name));
  for (const [k, { name }] of entries.entries())
    if (entries.findIndex((entry) => entry.name === name) !== k || name === FIRST)
      throw new Error(`The name '${name}' is taken in ${list}. Rename one entry.`);
  const unknown = entries.find(({ after }) => after !== FIRST && !names.has(after));
  if (unknown !== undefined)
    throw new Error(
      `'${unknown.name}' of ${list} comes after '${unknown.after}', which is not there. Name one of: ${[FIRST, ...names].join(', ')}.`,
    );

  const followersOf = (name: string): Entry[] =>
    entries
      .filter(({ after }) => after === name)
      .map((entry) => [entry, ...followersOf(entry.name)])
      .toSorted((a, b) => a.length - b.length)
      .flat();
  const ordered = followersOf(FIRST);
  if (ordered.length < entries.length) {
    const circle = entries.filter((entry) => !ordered.includes(entry)).map(({ name }) => `'${name}'`);
    throw new Error(`Entries of ${list} come after each other in a circle: ${circle.join(', ')}.`);
  }
  return ordered;
}
