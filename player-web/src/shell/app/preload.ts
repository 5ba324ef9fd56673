// A script separate from the app. It requests the files of this address while the app is still loading.
import type { Language } from '../i18n/languages';
import { firstLanguage } from '../session/first-language';

type Files = readonly string[];
/** Replaced when the app is built. */
declare const PAGES: readonly (readonly [
  path: string,
  files: Files,
  texts: Readonly<Record<Language, Files>>,
])[];

const openParts = (path: string) => path.split(':').length;

/** Matched in the routes' order: literal paths go before paths with parameters. */
const [page] = PAGES.filter(([path]) =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i').test(location.pathname),
).toSorted(([a], [b]) => openParts(a) - openParts(b));

if (page !== undefined) {
  const [, files, texts] = page;
  for (const file of new Set([...files, ...texts[firstLanguage()]])) preload(file);
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}
