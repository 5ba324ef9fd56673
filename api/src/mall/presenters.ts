import type { Catalogue } from '@skins/engine/catalogue';
import { faceOf } from '../boxes/presenters.ts';
import type { Language } from '../http/language.ts';

/** What a skin looks like to players in their language. */
export function faceIn(catalogue: Catalogue, skinId: string, language: Language) {
  const { stuffName, stuffImage, ...face } = faceOf(catalogue, skinId, language);
  return { ...face, name: stuffName, image: stuffImage };
}
