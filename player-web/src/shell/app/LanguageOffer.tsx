import { useState } from 'react';
import { type Language, isLanguage } from '../i18n/languages';
import { chooseLanguage } from '../session';
import { store, stored } from '../session/storage';
import { Button } from '../ui/Button';
import styles from './LanguageOffer.module.css';

/** The offer in its own language: whoever needs it does not read English. */
const OFFERS: Readonly<Record<Exclude<Language, 'EN'>, { ask: string; yes: string; no: string }>> = {
  ZH: { ask: '切换到中文？', yes: '中文', no: 'English' },
  RU: { ask: 'Показывать сайт на русском?', yes: 'Русский', no: 'English' },
  VN: { ask: 'Xem trang bằng tiếng Việt?', yes: 'Tiếng Việt', no: 'English' },
};

/** The languages of browsers, by their first subtag. */
const BY_TAG: Readonly<Record<string, keyof typeof OFFERS>> = { zh: 'ZH', ru: 'RU', vi: 'VN' };

/** Returns the language to offer on a first visit: the browser's first one, if the shop speaks it and it is not English. */
export function offeredLanguage(
  wanted: readonly string[],
  chosen: string | undefined,
): keyof typeof OFFERS | undefined {
  if (isLanguage(chosen)) return undefined;
  return BY_TAG[(wanted[0] ?? '').split('-')[0]?.toLowerCase() ?? ''];
}

/** One line on a first visit whose browser asks for another language. It lies over the page and shifts nothing. */
export function LanguageOffer() {
  const [offered, offer] = useState(() => offeredLanguage(navigator.languages, stored('language')));
  if (offered === undefined) return null;
  const { ask, yes, no } = OFFERS[offered];
  const take = () => {
    chooseLanguage(offered).then(
      () => offer(undefined),
      // It stays, to be pressed again.
      () => {},
    );
  };
  const stay = () => {
    store('language', 'EN');
    offer(undefined);
  };
  return (
    <div
      className={`stage ${styles['offer'] ?? ''}`}
      role="region"
      aria-label={ask}
      lang={offered === 'VN' ? 'vi' : offered.toLowerCase()}
    >
      <p>{ask}</p>
      <Button size="sm" variant="solid" label={yes} onClick={take} />
      <Button size="sm" variant="quiet" label={no} onClick={stay} />
    </div>
  );
}
