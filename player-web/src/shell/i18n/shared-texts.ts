import type { Language } from './languages';
import type { Texts } from './texts';
import type zh from './zh';

/** The texts that every page shares, in one language. */
export type SharedTexts<Spoken extends Language = 'ZH'> = Texts<typeof zh, Spoken>;
