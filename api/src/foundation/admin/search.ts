import type { Text } from '@skins/engine/catalogue';

/** Returns whether an id, or a name in any language, contains the search text. */
export function holdsText({ id, names }: { readonly id: string; readonly names: Text }, text = ''): boolean {
  const wanted = text.trim().toLowerCase();
  return [id, ...Object.values(names)].some((one) => one.toLowerCase().includes(wanted));
}
