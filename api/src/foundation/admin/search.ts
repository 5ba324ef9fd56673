import type { Text } from '@skins/engine/catalogue';
import { isFound, searchable, soughtIn } from '@skins/engine/typed';

interface Named {
  readonly id: string;
  readonly names: Text;
  /** wear in all languages */
  readonly exterior?: Text | null;
}

/** Returns a filter for rows by id, and by name in any language, as the shop's search finds them. */
export function holdsText(text = ''): (row: Named) => boolean {
  const sought = soughtIn(text);
  if (sought?.length === 0) return () => true;
  return ({ id, names, exterior }) =>
    isFound(sought, searchable([id, ...Object.values(names), ...Object.values(exterior ?? {})]));
}
