import { plain } from './plain.ts';

/** Letters of any script, and what stands between the parts of a name. */
const NAME = /^\p{L}[\p{L}\p{M}·.' -]{0,48}$/u;
/** Dots between the parts of a name. One of these keyboards and papers is at hand, never all. */
const DOTS = /\s*[•‧・･∙⋅・·]\s*/gu;
/** A full stop between Chinese characters stands for such a dot. */
const STOP_BETWEEN_HAN = /(?<=\p{Script=Han})\s*[.．]\s*(?=\p{Script=Han})/gu;
/** Before NFKC, which splits the free-standing accents of these. */
const APOSTROPHES = /[’‘‛′ʼʹ´`＇]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

/** Returns a typed name with one kind of dot, apostrophe, dash and blank. */
export const nameTyped = (text: string): string =>
  plain(text.replaceAll(APOSTROPHES, "'"))
    .replaceAll(STOP_BETWEEN_HAN, '·')
    .replaceAll(DOTS, '·')
    .replaceAll(DASHES, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether a name, as `nameTyped` returns it, can be a person's. */
export const isName = (name: string): boolean => NAME.test(name);
