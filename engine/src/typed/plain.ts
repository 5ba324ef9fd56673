// Normalises what people type and paste. Pages and service share it, so that both read a text the same way.

/** Signs without a width: copied along with a text, they show nowhere. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns a text in plain characters: full-width ones in their usual width, none that is invisible. */
export const plain = (text: string): string => text.normalize('NFKC').replaceAll(INVISIBLE, '');

/** Removes commas and spaces. For passwords, in which every other sign counts. */
export const stripped = (text: string): string => text.replaceAll(/[\s,，]/g, '');
