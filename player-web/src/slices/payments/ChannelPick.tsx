import { Icon } from '../../shell/ui';
import styles from './AssetsPage.module.css';
import type { Counter } from './offers';
import { useT } from './t';

interface ChannelPickProps {
  ways: readonly Counter[];
  value: number;
  onChange: (type: number) => void;
}

const ICONS = { qr_code: 'verify', open: 'external', checkout: 'box' } as const;

/** The ways to pay on this device. */
export function ChannelPick({ ways, value, onChange }: ChannelPickProps) {
  const t = useT();
  return (
    <section>
      <div className="section-head">
        <h2 className="title-section">{t('channel.title')}</h2>
      </div>
      <fieldset className={styles['channels']} role="radiogroup" aria-label={t('channel.title')}>
        {ways.map(({ type, action }) => (
          <label className={styles['channel']} key={type} data-checked={type === value}>
            <input
              className="sr-only"
              type="radio"
              name="channel"
              checked={type === value}
              onChange={() => onChange(type)}
            />
            <Icon name={ICONS[action]} />
            <span>
              <b>{t(`channel.${action}`)}</b>
              <small>{t(`channel.${action}_text`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
