import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { count } from '../../shell/i18n/format';
import { Refused } from '../../shell/net';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { Button, Gem, SkinPlate, failureText, toast } from '../../shell/ui';
import { WonDialog } from '../bag/WonDialog';
import { BoxContents } from './BoxContents';
import { paths } from './paths';
import { type Openings, type Won, open, openingsQuery, refreshActivities } from './queries';
import { useT } from './t';
import styles from './Active.module.css';

/** Openings that the player received and has not used. */
export function MyOpenings() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { data = [] } = useQuery(openingsQuery(language));
  const [won, setWon] = useState<Won>();
  if (data.length === 0 && won === undefined) return null;
  return (
    <section>
      <div className="section-head">
        <h2 className="title-section">{t('openings')}</h2>
        <p className="note">{t('openingsNote')}</p>
        <Link className="link" href={paths.record}>
          {t('toRecord')}
        </Link>
      </div>
      <ul className={`panel ${styles['list'] ?? ''}`}>
        {data.map((openings) => (
          <OpeningsRow key={`${openings.activityId} ${openings.step}`} openings={openings} onWon={setWon} />
        ))}
      </ul>
      {won !== undefined && (
        <WonDialog
          won={won}
          title={t('won.title')}
          note={t('won.text', { ticket: count(won.ticket) })}
          onClose={() => setWon(undefined)}
        />
      )}
    </section>
  );
}

function OpeningsRow({ openings, onWon }: { openings: Openings; onWon: (won: Won) => void }) {
  const t = useT();
  const { activityId, step, activityName, boxName, image, price, left, total } = openings;
  const underOneKey = useKeptKey();
  const opening = useMutation({
    mutationFn: async () => underOneKey({ activityId, step }, open),
    onSuccess: (won) => won !== undefined && onWon(won),
    onError: (error) => {
      toast.error(error instanceof Refused ? error.message : failureText(error));
      void refreshActivities();
    },
  });
  return (
    <li>
      <SkinPlate image={image} alt="" />
      <span>
        <b>{boxName}</b>
        <small>{t('from', { name: activityName })}</small>
      </span>
      <span className={styles['time']}>
        <b>{t('left', { left: count(left), total: count(total) })}</b>
        <small>
          {t('price')} <Gem value={price} />
        </small>
      </span>
      <Button
        variant="solid"
        label={t('open')}
        aria-label={t('openOne', { name: boxName })}
        busy={opening.isPending}
        onClick={() => opening.mutate()}
      />
      <BoxContents activityId={activityId} step={step} />
    </li>
  );
}
