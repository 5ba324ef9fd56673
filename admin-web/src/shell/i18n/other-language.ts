import { useEffect } from 'react';
import { type Locale, switchLocale, useConsoleLocale } from './locale';
import { useTexts } from './use-texts';

/** Returns the other language of the console with its native name; the page states the current one. */
export function useOtherLanguage(): { lang: Locale; name: string; choose: () => void } {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const other = locale === 'zh' ? 'en' : 'zh';

  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = texts.consoleTitle;
  }, [locale, texts]);

  return { lang: other, name: texts.otherLanguage, choose: () => switchLocale(other) };
}
