import { useState } from 'react';
import { count, finePercent } from '../../shell/i18n/format';
import { Avatar, Button } from '../../shell/ui';
import { type Bought, SHARES, type WishDetail } from './queries';
import { useT } from './t';
import styles from './Holders.module.css';

/** Purchases shown at first. */
const SHOWN = 20;

/** A hue for each player, always the same. A name always stands beside it. */
const hueOf = (userId: string): number => Number.parseInt(userId.slice(0, 4), 16) % 360;

/** Who holds which shares, to scale and as a list in the order of sale. */
export function Holders({ detail: { wish, bought } }: { detail: WishDetail }) {
  const t = useT();
  const [all, showAll] = useState(false);
  const shown = all ? bought : bought.slice(0, SHOWN);
  return (
    <section className="panel" aria-labelledby="wish-holders">
      <div className={styles['head']}>
        <h2 className="title-section" id="wish-holders">
          {t('holders.title')}
        </h2>
        <span className="note">
          {count(wish.sold)} / {count(SHARES)} · {t('holders.people', { people: wish.people })}
        </span>
      </div>
      <div className={styles['ruler']} role="img" aria-label={t('holders.ruler')}>
        {bought.map(({ from, to, person }) => (
          <i
            key={from}
            style={{ '--n': to - from + 1, '--hue': hueOf(person.userId) }}
            data-me={person.me ? '' : undefined}
          />
        ))}
        <i className={styles['none']} style={{ '--n': SHARES - wish.sold }} />
      </div>
      {bought.length === 0 && <p className={`muted ${styles['empty'] ?? ''}`}>{t('holders.none')}</p>}
      <ol className={styles['rows']}>
        {shown.map((run) => (
          <Row key={run.from} run={run} />
        ))}
      </ol>
      {bought.length > shown.length && (
        <div className={styles['more']}>
          <Button label={t('holders.all', { runs: count(bought.length) })} onClick={() => showAll(true)} />
        </div>
      )}
    </section>
  );
}

function Row({ run: { from, to, person } }: { run: Bought }) {
  const t = useT();
  const shares = to - from + 1;
  return (
    <li data-me={person.me ? '' : undefined}>
      <Avatar image={person.avatar} size={30} />
      <b>{person.me ? t('me', { name: person.userName }) : person.userName}</b>
      <span>{from === to ? count(from) : `${count(from)}–${count(to)}`}</span>
      <span className={styles['end']}>{t('shares', { count: shares })}</span>
      <span className={styles['end']}>{finePercent(shares / SHARES)}</span>
    </li>
  );
}
