import { useTranslation } from 'react-i18next';
import { languageNames, languages, locales } from '../i18n';
import { chooseLanguage, useLanguage } from '../session';
import { Icon } from '../ui/Icon';
import { toast } from '../ui/toast';
import styles from './Menu.module.css';

/** The four languages, each under its native name. */
export function LanguageList({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation();
  const current = useLanguage();
  const choose = async (language: (typeof languages)[number]) => {
    try {
      await chooseLanguage(language);
      onChosen?.();
    } catch {
      toast.error(t('ui.error.unreachable'));
    }
  };
  return (
    <ul className={styles['list']} aria-label={t('app.languages')}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={locales[language]}
            aria-current={language === current}
            onClick={() => void choose(language)}
          >
            {languageNames[language]}
            {language === current && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
