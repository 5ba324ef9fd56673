import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { reactAdminZh } from './react-admin-zh';
import { type Locale, TEXTS, localeOf } from './texts';

/** What react-admin says, with our names for the resources. */
function messagesOf(locale: Locale): TranslationMessages {
  const { boxes, skins, players } = TEXTS[locale];
  const resources = {
    boxes: { name: boxes.name },
    skins: { name: skins.name },
    players: { name: players.name },
  };
  return { ...(locale === 'zh' ? reactAdminZh : englishMessages), resources };
}

export const i18nProvider = polyglotI18nProvider(
  (name) => messagesOf(localeOf(name)),
  localeOf(navigator.language),
  [
    { locale: 'zh', name: '中文' },
    { locale: 'en', name: 'English' },
  ],
);
