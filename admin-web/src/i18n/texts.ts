import { useLocale } from 'react-admin';
import { en } from './en';
import { zh } from './zh';

/** Everything that the console says by itself. */
export type Texts = typeof zh;

export type Locale = 'zh' | 'en';

export const TEXTS: Readonly<Record<Locale, Texts>> = { zh, en };

export const localeOf = (name: string): Locale => (name.toLowerCase().startsWith('zh') ? 'zh' : 'en');

export const useConsoleLocale = (): Locale => localeOf(useLocale());

/** The console's texts in the language that is switched on. */
export const useTexts = (): Texts => TEXTS[useConsoleLocale()];
