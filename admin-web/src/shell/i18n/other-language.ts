import { useEffect } from 'react';
import { type Locale, switchLocale, useConsoleLocale } from './locale';
import { useTexts } from './use-texts';

/** The language that the console could speak instead, which tells its own name; the page says which it speaks now. */
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
