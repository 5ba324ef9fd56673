import type { Text } from '@skins/engine/catalogue';
import type { Figure } from './shapes.ts';
import type { CatalogueField } from './words.ts';

/** Something that changed, as it is kept: without words, which come with the language of who asks. */
export type KeptLine =
  | {
      readonly of: 'rules';
      readonly id: string;
      readonly path: string;
      readonly before: Figure;
      readonly after: Figure;
    }
  | {
      readonly of: 'box' | 'skin' | 'shelf';
      readonly id: string;
      readonly name: Text;
      readonly field: CatalogueField;
      /** the item that a chance is of */
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

/** What differs between two contents of rules, place by place. */
export function rulesLines(id: string, before: unknown, after: unknown): KeptLine[] {
  const [old, fresh] = [leavesOf(before), leavesOf(after)];
  const paths = [...new Set([...old.keys(), ...fresh.keys()])];
  return paths
    .map((path) => ({ path, before: old.get(path) ?? null, after: fresh.get(path) ?? null }))
    .filter((line) => line.before !== line.after)
    .map((line) => ({ of: 'rules', id, ...line }));
}

/** Every figure of a content by its place. */
function leavesOf(content: unknown, path = '', found = new Map<string, Figure>()): Map<string, Figure> {
  if (typeof content === 'object' && content !== null) {
    for (const [key, child] of Object.entries(content)) leavesOf(child, `${path}/${key}`, found);
    return found;
  }
  if (typeof content === 'number' || typeof content === 'string' || typeof content === 'boolean')
    found.set(path, content);
  return found;
}
