import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { Bilingual } from './bilingual';
import { reactAdminZh } from './react-admin-zh';
import type { Locale } from './locale';

/** Names of resources, by resource. */
export type ResourceNames = Readonly<Record<string, Bilingual<string>>>;

/** Returns react-admin's messages, with our names of the resources. */
function messagesOf(locale: Locale, names: ResourceNames): TranslationMessages {
  const resources = Object.fromEntries(
    Object.entries(names).map(([resource, name]) => [resource, { name: name[locale] }]),
  );
  return { ...(locale === 'zh' ? reactAdminZh : englishMessages), resources };
}

export const i18nProviderOf = (locale: Locale, names: ResourceNames): I18nProvider =>
  polyglotI18nProvider(() => messagesOf(locale, names), locale);
