import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ago, count } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { Avatar, Gem, Pager, Segment, SkinPlate, colourOf, namedParts } from '../../shell/ui';
import { wishPath } from './paths';
import { type Wish, listQuery } from './queries';
import { useT } from './t';
import styles from './Over.module.css';

/** Ended wishes on a page. */
const SIZE = 6;
type Ended = 'lit' | 'returned';

/** The wishes that are over: drawn, or given back. */
export function Over() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const [state, setState] = useState<Ended>('lit');
  const [current, setCurrent] = useState(1);
  const { data } = useQuery(listQuery({ state, size: SIZE, current }, language));
  if (data === undefined) return null;
  return (
    <section aria-labelledby="wishes-over">
      <div className="section-head">
        <h2 className="title-section" id="wishes-over">
          {t('over.title')}
        </h2>
        <span className="note">{t('over.note')}</span>
        <Segment<Ended>
          label={t('over.view')}
          value={state}
          options={[
            { value: 'lit', label: t('over.lit') },
            { value: 'returned', label: t('over.returned') },
          ]}
          onChange={(value) => {
            setState(value);
            setCurrent(1);
          }}
        />
      </div>
      {data.records.length === 0 ? (
        <p className="muted">{t(state === 'lit' ? 'over.noneLit' : 'over.noneReturned')}</p>
      ) : (
        <ol className={`panel ${styles['list'] ?? ''}`}>
          {data.records.map((wish) => (
            <Row key={wish.id} wish={wish} />
          ))}
        </ol>
      )}
      {data.total > SIZE && (
        <Pager label={t('pages')} current={current} total={data.total} size={SIZE} onChange={setCurrent} />
      )}
    </section>
  );
}

function Row({ wish }: { wish: Wish }) {
  const t = useT();
  const now = useServerNow();
  const { skin, lucky, overAt, reason } = wish;
  return (
    <li>
      <SkinPlate
        image={skin.image}
        alt=""
        colour={colourOf(skin.skinsRarity, skin.category)}
        className={styles['plate']}
      />
      <span>
        <b className="display">{namedParts(skin).name}</b>
        <small>
          <Gem value={wish.price} />
        </small>
      </span>
      {lucky === null ? (
        <span className={styles['who']}>
          <span>
            <b>{t(`why.${reason ?? 'expired'}`)}</b>
            <small>{t('over.back')}</small>
          </span>
        </span>
      ) : (
        <span className={styles['who']}>
          <Avatar image={lucky.person.avatar} size={30} />
          <span>
            <b>{lucky.person.me ? t('me', { name: lucky.person.userName }) : lucky.person.userName}</b>
            <small>{t('over.share', { share: count(lucky.share), shares: count(lucky.shares) })}</small>
          </span>
        </span>
      )}
      <span className={`note ${styles['when'] ?? ''}`}>{overAt !== null && ago(now - overAt)}</span>
      <Link className={`link ${styles['check'] ?? ''}`} href={`${wishPath(wish.id)}#proof`}>
        {t('over.verify')}
      </Link>
    </li>
  );
}
