export { useFormat } from './format';
export { consoleLocale, useConsoleLocale } from './locale';
export { useOtherLanguage } from './otherLanguage';
export { type Texts, useTexts } from './texts';
