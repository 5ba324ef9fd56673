import type { Text } from '@skins/engine/catalogue';

/** Whether an id or a name, in any language, holds the text that is searched for. */
export function holdsText({ id, names }: { readonly id: string; readonly names: Text }, text = ''): boolean {
  const wanted = text.trim().toLowerCase();
  return [id, ...Object.values(names)].some((one) => one.toLowerCase().includes(wanted));
}
