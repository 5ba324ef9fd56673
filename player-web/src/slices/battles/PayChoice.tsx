import { useId } from 'react';
import { gems } from '../../shell/i18n/format';
import { useUser } from '../../shell/session';
import type { Pay } from './queries';
import { useT } from './t';
import styles from './Battles.module.css';

interface PayChoiceProps {
  price: number;
  cardValue: number;
  /** whether a card pays this price */
  fits: boolean;
  cards: number;
  value: Pay;
  onChange: (pay: Pay) => void;
}

/** Gems or a competition card. It says before what of the card is lost. */
export function PayChoice({ price, cardValue, fits, cards, value, onChange }: PayChoiceProps) {
  const t = useT();
  const name = useId();
  const user = useUser();
  const can = fits && cards > 0;
  const rest = Math.max(0, cardValue - price);
  return (
    <fieldset className={styles['pay']}>
      <legend className="sr-only">{t('pay.with')}</legend>
      <label>
        <input type="radio" name={name} checked={value === 'gems'} onChange={() => onChange('gems')} />
        <span>
          {t('pay.gems', { price: gems(price) })}
          <small>
            {user === undefined ? t('pay.held') : t('pay.balance', { balance: gems(user.balance) })}
          </small>
        </span>
      </label>
      <label data-off={!can}>
        <input
          type="radio"
          name={name}
          checked={value === 'card'}
          disabled={!can}
          onChange={() => onChange('card')}
        />
        <span>
          {t('pay.card', { value: gems(cardValue) })}
          <small>
            {!fits
              ? t('pay.tooSmall')
              : cards === 0
                ? t('pay.noCard')
                : rest > 0
                  ? t('pay.lost', { rest: gems(rest) })
                  : t('pay.whole')}
          </small>
        </span>
      </label>
    </fieldset>
  );
}
