import type { Text } from '@skins/engine/catalogue';
import { Pointer } from 'typebox/value';
import { inAnyPlace, unitOf } from './field-words.ts';
import type { FieldWords, Unit, WordsOfRules } from '../../foundation/words/index.ts';
import type { Figure } from './shapes.ts';
import type { CatalogueField } from './words.ts';

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
      readonly field: CatalogueField;
      /** the item whose chance it is */
      readonly item: Text | null;
      readonly before: Figure;
      readonly after: Figure;
    }
  | {
      readonly of: 'operator' | 'mode';
      readonly id: string;
      readonly before: Figure;
      readonly after: Figure;
    };

/** Returns the differences between two contents of rules, place by place. */
export function rulesLines(words: WordsOfRules, id: string, before: unknown, after: unknown): KeptLine[] {
  const [old, fresh] = [leavesOf(before), leavesOf(after)];
  const paths = [...new Set([...old.keys(), ...fresh.keys()])];
  return paths
    .map((path) => ({ path, before: old.get(path) ?? null, after: fresh.get(path) ?? null }))
    .filter((line) => line.before !== line.after)
    .map((line) => ({
      of: 'rules',
      id,
      ...line,
      ...unitsOf(words[id]?.fields[inAnyPlace(line.path)], line, before, after),
    }));
}

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

/** Returns all figures of a content by place. */
function leavesOf(content: unknown, path = '', found = new Map<string, Figure>()): Map<string, Figure> {
  if (typeof content === 'object' && content !== null) {
    for (const [key, child] of Object.entries(content)) leavesOf(child, `${path}/${key}`, found);
    return found;
  }
  if (typeof content === 'number' || typeof content === 'string' || typeof content === 'boolean')
    found.set(path, content);
  return found;
}
