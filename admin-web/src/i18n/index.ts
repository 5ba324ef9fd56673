export { type Bilingual, bilingual } from './bilingual';
export { useFormat } from './format';
export { consoleLocale, useConsoleLocale } from './locale';
export { useOtherLanguage } from './other-language';
export { textsHook, useTexts } from './use-texts';
