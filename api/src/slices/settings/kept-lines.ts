import type { Text } from '@skins/engine/catalogue';
import { Pointer } from 'typebox/value';
import { inAnyPlace, unitOf } from './field-words.ts';
import type { FieldWords, SettingWords, Unit, WordsOfRules } from '../../foundation/words/index.ts';
import type { Figure } from './shapes.ts';

/** A side of a difference; a name is stored in all languages. */
export type KeptFigure = Figure | Text;

/** A stored difference without words, so that readers see it in their own language. */
export type KeptLine =
  | {
      readonly of: 'rules';
      readonly id: string;
      readonly path: string;
      readonly before: Figure;
      readonly after: Figure;
      /** units of each side, if they depend on the neighbouring part */
      readonly units?: { readonly before?: Unit; readonly after?: Unit };
    }
  | {
      readonly of: 'box' | 'skin' | 'shelf';
      readonly id: string;
      readonly name: Text;
      /** a path in its document, such as /price; `*` stands for the item */
      readonly field: string;
      /** the item of the box, or the shelf or box that has another place */
      readonly item: Text | null;
      readonly before: KeptFigure;
      readonly after: KeptFigure;
    }
  | {
      readonly of: 'operator' | 'mode';
      readonly id: string;
      readonly before: Figure;
      readonly after: Figure;
    };

/** Returns the differences between two contents of rules, place by place. */
export function rulesLines(words: WordsOfRules, id: string, before: unknown, after: unknown): KeptLine[] {
  const leaves = (content: unknown) => leavesOf(clocksWhole(words[id]?.fields, content));
  return differing(leaves(before), leaves(after)).map((line) => ({
    of: 'rules',
    id,
    ...line,
    ...unitsOf(words[id]?.fields[inAnyPlace(line.path)], line, before, after),
  }));
}

/** Puts each list of times of a day in one figure: 26 starts are one difference, not 26. */
const clocksWhole = (fields: SettingWords['fields'] = {}, content: unknown): unknown =>
  typeof content !== 'object' || content === null || Array.isArray(content)
    ? content
    : Object.fromEntries(
        Object.entries(content).map(([key, value]: [string, unknown]) => [
          key,
          Array.isArray(value) && value.length > 0 && fields[`/${key}`]?.clock === true
            ? value.join(CLOCKS)
            : value,
        ]),
      );

/** between the minutes of a list */
export const CLOCKS = ' ';

const [EMPTY_LIST, EMPTY_OBJECT] = ['[]', '{}'];

type Leaves = ReadonlyMap<string, Figure>;

/** Returns the places in which two documents differ, in the order of the newer one. */
export function differing(before: Leaves, after: Leaves) {
  const paths = [...new Set([...after.keys(), ...before.keys()])];
  return paths
    .map((path) => ({ path, before: before.get(path) ?? null, after: after.get(path) ?? null }))
    .filter((line) => line.before !== line.after && !isEmptied(line, paths));
}

/** Tests whether a line is about a list that is empty on one side; the lines of its entries say the same. */
const isEmptied = (
  { path, before, after }: { path: string; before: Figure; after: Figure },
  paths: string[],
): boolean =>
  [before, after].some((side) => side === EMPTY_LIST || side === EMPTY_OBJECT) &&
  paths.some((other) => other.startsWith(`${path}/`));

/** Returns the units of both sides, if the field's unit depends on its neighbour. */
function unitsOf(
  words: FieldWords | undefined,
  line: { readonly path: string; readonly before: Figure; readonly after: Figure },
  before: unknown,
  after: unknown,
) {
  const { path } = line;
  if (words?.gems === undefined) return {};
  const unit = (content: unknown) =>
    unitOf(words, Pointer.Get(Object(content), path.slice(0, path.lastIndexOf('/'))));
  return {
    units: {
      ...(line.before !== null && { before: unit(before) }),
      ...(line.after !== null && { after: unit(after) }),
    },
  };
}

/** Returns all figures of a document by place. An empty list or object has one, so that emptying it is a difference. */
export function leavesOf(
  content: unknown,
  path = '',
  found = new Map<string, Figure>(),
): Map<string, Figure> {
  if (typeof content === 'object' && content !== null) {
    const parts = Object.entries(content);
    if (parts.length === 0) found.set(path, Array.isArray(content) ? EMPTY_LIST : EMPTY_OBJECT);
    for (const [key, child] of parts) leavesOf(child, `${path}/${key}`, found);
    return found;
  }
  if (typeof content === 'number' || typeof content === 'string' || typeof content === 'boolean')
    found.set(path, content);
  return found;
}
