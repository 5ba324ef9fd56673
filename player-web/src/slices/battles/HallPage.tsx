import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { openModal } from '../../shell/app/modals';
import { count } from '../../shell/i18n/format';
import { useSession } from '../../shell/session';
import { Button, Facts, Icon, Segment } from '../../shell/ui';
import { type Asked, STATES, askedBy, changed, filtersOf, stateOf } from './asked';
import { Filters } from './Filters';
import { HallSections, OneState, Waiting, useWaiting } from './HallSections';
import { paths } from './paths';
import { listQuery, openQuery } from './queries';
import { HallRules } from './HallRules';
import { useT } from './t';
import { Feed } from '../live/Feed';
import { useLiveHall } from './use-live-hall';
import { VoidToday } from './VoidToday';
import styles from './Hall.module.css';

/** `/page/caseBattle`: the battles as cards. */
export const HallPage = () => <Hall compact={false} />;

/** `/page/caseBattleV2`: one line for each battle. */
export const CompactHallPage = () => <Hall compact />;

function Hall({ compact }: { compact: boolean }) {
  const [address, setAddress] = useSearchParams();
  const asked = askedBy(address);
  const look = (change: Partial<Asked>) => setAddress((before) => changed(before, change), { replace: true });
  useLiveHall();
  const state = stateOf(asked);
  const waiting = useWaiting(asked);
  const found = waiting ? (
    <Waiting compact={compact} />
  ) : state === undefined ? (
    <HallSections asked={asked} compact={compact} />
  ) : (
    <OneState state={state} asked={asked} compact={compact} onLook={look} />
  );
  return (
    <>
      <section className="stage stage-section">
        <div className={`page ${styles['hall'] ?? ''}`}>
          <Breadcrumb />
          <Head asked={asked} />
          <div className={styles['tools']}>
            <States asked={asked} onLook={look} />
            <Filters asked={asked} onLook={look} />
            <Views compact={compact} query={address.toString()} />
          </div>
          {!compact && found}
        </div>
      </section>
      {compact && <div className="page page-main wall">{found}</div>}
      {!waiting && <HallRules />}
    </>
  );
}

function Head({ asked }: { asked: Asked }) {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { data } = useQuery(listQuery({ ...filtersOf(asked), state: 'waiting', size: 12 }, language));
  const { data: closed = 0 } = useQuery(openQuery);
  return (
    <div className={styles['hallHead']}>
      <div>
        <h1 className="title-page">{t('title')}</h1>
        <p className="muted">{t('lede')}</p>
      </div>
      <Feed channel="battle">
        <Facts
          facts={[
            { name: t('counts.waiting'), value: data === undefined ? '–' : count(data.counts.waiting) },
            { name: t('counts.running'), value: data === undefined ? '–' : count(data.counts.running) },
            {
              name: t('counts.finished'),
              value: data === undefined ? '–' : count(data.counts.finishedToday),
            },
            {
              name: t('counts.void'),
              value: data === undefined ? '–' : <VoidToday voids={data.counts.voidToday} />,
            },
          ]}
        />
      </Feed>
      <Button
        variant="play"
        size="lg"
        icon="plus"
        label={t(closed === 1 ? 'closedShort' : 'create.open')}
        disabled={closed === 1}
        onClick={() => openModal('battleCreate', {})}
      />
      {closed === 1 && <p className={styles['closed']}>{t('closed')}</p>}
    </div>
  );
}

function States({ asked, onLook }: { asked: Asked; onLook: (change: Partial<Asked>) => void }) {
  const t = useT();
  return (
    <Segment
      label={t('filter.state')}
      value={stateOf(asked) ?? ''}
      options={[
        { value: '', label: t('filter.all') },
        ...STATES.map((value) => ({ value, label: t(`filter.${value}`) })),
      ]}
      onChange={(state) => onLook({ state })}
    />
  );
}

function Views({ compact, query }: { compact: boolean; query: string }) {
  const t = useT();
  const { token } = useSession();
  const to = (path: string) => (query === '' ? path : `${path}?${query}`);
  return (
    <nav className={styles['views']} aria-label={t('views.label')}>
      <Link href={to(paths.hall)} aria-current={compact ? undefined : 'page'} aria-label={t('views.cards')}>
        <svg className="icon" aria-hidden="true" viewBox="0 0 24 24">
          <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />
        </svg>
      </Link>
      <Link
        href={to(paths.compact)}
        aria-current={compact ? 'page' : undefined}
        aria-label={t('views.lines')}
      >
        <svg className="icon" aria-hidden="true" viewBox="0 0 24 24">
          <path d="M4 6h16M4 12h16M4 18h16" />
        </svg>
      </Link>
      {token !== undefined && (
        <Link href={paths.record} aria-label={t('record.title')}>
          <Icon name="clock" />
        </Link>
      )}
    </nav>
  );
}
