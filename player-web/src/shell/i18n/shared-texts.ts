import type { Texts } from './texts';
import type zh from './zh';

/** The texts that every page shares, in one language. */
export type SharedTexts = Texts<typeof zh>;
