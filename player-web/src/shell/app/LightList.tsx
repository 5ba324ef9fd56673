import { useTranslation } from 'react-i18next';
import { chooseLight, lightChoices, useLight } from '../session';
import { Icon } from '../ui/Icon';
import styles from './Menu.module.css';

/** Day, night, or the system's preference. */
export function LightList({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation();
  const { choice: current } = useLight();
  return (
    <ul className={styles['list']} aria-label={t('app.lights.label')}>
      {lightChoices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            aria-current={choice === current}
            onClick={() => {
              chooseLight(choice);
              onChosen?.();
            }}
          >
            {t(`app.lights.${choice}`)}
            {choice === current && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
