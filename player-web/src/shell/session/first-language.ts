import { type Language, isLanguage } from '../i18n/languages';
import { stored } from './storage';

/** Returns the stored choice, else English, whatever the browser's language. */
export function firstLanguage(): Language {
  const chosen = stored('language');
  return isLanguage(chosen) ? chosen : 'EN';
}

/** A language that a visitor may be offered: all but the first one. */
export type Offered = Exclude<Language, 'EN'>;

/** The languages of browsers, by their first subtag. */
const BY_TAG: Readonly<Record<string, Offered>> = { zh: 'ZH', ru: 'RU', vi: 'VN' };

/** Returns the language to offer on a first visit: the browser's first one, if the shop speaks it and it is not English. */
export function offeredLanguage(wanted: readonly string[], chosen: string | undefined): Offered | undefined {
  if (isLanguage(chosen)) return undefined;
  return BY_TAG[(wanted[0] ?? '').split('-')[0]?.toLowerCase() ?? ''];
}
