import { en } from './en';
import { type Locale, useConsoleLocale } from './locale';
import { zh } from './zh';

/** Everything that the console says by itself. */
export type Texts = typeof zh;

export const TEXTS: Readonly<Record<Locale, Texts>> = { zh, en };

/** The console's texts in the language that is switched on. */
export const useTexts = (): Texts => TEXTS[useConsoleLocale()];
