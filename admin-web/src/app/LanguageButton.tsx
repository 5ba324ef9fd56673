import TranslateIcon from '@mui/icons-material/Translate';
import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useLocaleState } from 'react-admin';
import { localeOf, useTexts } from '../i18n';

/** Switches to the other language, which it names in that language. */
export function LanguageButton() {
  const [name, setLocale] = useLocaleState();
  const texts = useTexts();
  const locale = localeOf(name);
  const other = locale === 'zh' ? 'en' : 'zh';

  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = texts.title;
  }, [locale, texts]);

  return (
    <Button color="inherit" startIcon={<TranslateIcon />} lang={other} onClick={() => setLocale(other)}>
      {texts.otherLanguage}
    </Button>
  );
}
