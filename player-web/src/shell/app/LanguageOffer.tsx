import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { Language } from '../i18n/languages';
import { chooseLanguage, preferences, useOfferedLanguage } from '../session';
import { Button } from '../ui/Button';
import { modals } from './modals';
import styles from './LanguageOffer.module.css';

/** The offer in its own language: whoever needs it does not read English. */
const OFFERS: Readonly<Record<Exclude<Language, 'EN'>, { ask: string; yes: string; no: string }>> = {
  ZH: { ask: '切换到中文？', yes: '中文', no: 'English' },
  RU: { ask: 'Показывать сайт на русском?', yes: 'Русский', no: 'English' },
  VN: { ask: 'Xem trang bằng tiếng Việt?', yes: 'Tiếng Việt', no: 'English' },
};

/** One line on a first visit whose browser asks for another language. It lies over the page and shifts nothing, and gives way to dialogs. */
export function LanguageOffer() {
  const offered = useOfferedLanguage();
  const busy = useSnapshot(modals).list.length > 0;
  const [path] = useLocation();
  // Whoever goes on has seen it: it stays, and holds nothing back any more.
  const [first] = useState(path);
  useEffect(() => {
    if (path !== first) preferences.waits = false;
  }, [path, first]);
  if (offered === undefined || busy) return null;
  const { ask, yes, no } = OFFERS[offered];
  // After a failure it stays, to be pressed again.
  const choose = (language: Language) => void chooseLanguage(language).catch(() => {});
  return (
    <div
      className={`stage ${styles['offer'] ?? ''}`}
      role="region"
      aria-label={ask}
      lang={offered === 'VN' ? 'vi' : offered.toLowerCase()}
    >
      <p>{ask}</p>
      <Button size="sm" variant="solid" label={yes} onClick={() => choose(offered)} />
      <Button size="sm" variant="quiet" label={no} onClick={() => choose('EN')} />
    </div>
  );
}
