import type { Skin } from '@skins/engine/catalogue';
import { exteriorText } from '../catalogue/texts.ts';

/** Returns a skin's name on the platform's market: 'AK-47 | Redline (Field-Tested)'. */
export function marketNameOf(skin: Skin | undefined, skinId: string): string {
  if (skin === undefined) return skinId;
  const name = skin.name.en
    .split('|')
    .map((part) => part.trim())
    .join(' | ');
  const exterior = exteriorText(skin.exterior).en;
  return exterior === '' || name.endsWith(')') ? name : `${name} (${exterior})`;
}
