import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { count } from '../../shell/i18n/format';
import { Refused, queries } from '../../shell/net';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { Button, Gem, SkinPlate, failureText, toast } from '../../shell/ui';
import { FreeOpening } from '../boxes/FreeOpening';
import type { StripItem } from '../boxes/FreeStrip';
import { useFreeOpening } from '../boxes/use-free-opening';
import { BoxContents } from './BoxContents';
import { paths } from './paths';
import { type Openings, type Won, detailsQuery, openOne, openingsQuery, refreshActivities } from './queries';
import { useT } from './t';
import styles from './Active.module.css';

/** Openings that the player received and has not used. */
export function MyOpenings() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { data = [] } = useQuery(openingsQuery(language));
  const { run, open, skip, end } = useFreeOpening<Box, Won>();
  if (data.length === 0 && run === undefined) return null;
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
          <OpeningsRow key={`${openings.activityId} ${openings.step}`} openings={openings} open={open} />
        ))}
      </ul>
      {run !== undefined && (
        <FreeOpening
          run={run}
          name={run.box.name}
          items={run.box.items}
          title={t('won.title')}
          note={({ ticket }) => t('won.text', { ticket: count(ticket) })}
          onSkip={skip}
          onClose={end}
        />
      )}
    </section>
  );
}

interface Box {
  readonly name: string;
  readonly items: readonly StripItem[];
}

interface RowProps {
  openings: Openings;
  /** Shows the opening of a box. */
  open: (box: Box, ask: () => Promise<Won | undefined>) => Promise<void>;
}

function OpeningsRow({ openings, open }: RowProps) {
  const t = useT();
  const { activityId, step, activityName, boxName, image, price, left, total } = openings;
  const { language } = useTranslation().i18n;
  const underOneKey = useKeptKey();
  const opening = useMutation({
    mutationFn: async () => {
      const { stuffVOList } = await queries.fetchQuery(detailsQuery({ activityId, step }, language));
      await open({ name: boxName, items: stuffVOList }, () => underOneKey({ activityId, step }, openOne));
    },
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
