import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { reactAdminZh } from './react-admin-zh';
import type { Locale } from './locale';
import { TEXTS } from './texts';

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

export const i18nProviderOf = (locale: Locale): I18nProvider =>
  polyglotI18nProvider(() => messagesOf(locale), locale);
