import { type NumberSigns, numberTyped } from '@skins/engine/typed';

/** How both languages of the console write numbers. */
const SIGNS: NumberSigns = { decimal: '.', group: ',' };

/** Returns a typed number as JSON writes it; undefined if it is none. Reads what the console shows, such as '1,000.50'. */
export const typedNumber = (text: string): string | undefined => numberTyped(text, SIGNS);
