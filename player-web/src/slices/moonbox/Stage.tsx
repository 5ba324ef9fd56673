import { clsx } from 'clsx';
import { type CSSProperties, useEffect } from 'react';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { moment, percent } from '../../shell/i18n/format';
import { isWithheld, newOrder, revealed, usePlay } from '../../shell/play';
import { FailureNote } from '../../shell/play/FailureNote';
import { Facts } from '../../shell/ui';
import { useSellBackRate } from '../bag/sell-back';
import { Calendar } from './Calendar';
import { lightOf, phaseNow } from './moon';
import { moonGame } from './moon-play';
import { NowPanel } from './NowPanel';
import { PayBar } from './PayBar';
import { type MoonInfo, refreshMoon } from './queries';
import { ResultPanel } from './ResultPanel';
import { Sky } from './Sky';
import { useT } from './t';
import styles from './Moon.module.css';

/** Phase or version changed since the page showed it. */
const STALE = 630;

/** The night: the moon, the box under it, the phase with its odds, and the one press. */
export function Stage({ info }: { info: MoonInfo }) {
  const t = useT();
  const plays = usePlay(moonGame);
  const { play } = plays;
  const outcome = revealed(play);
  const landed = outcome === undefined || !('order' in play) ? undefined : { order: play.order, outcome };
  const phase = phaseNow(info, landed);
  const seen = info.phases[phase];
  const failure = play.phase === 'idle' ? play.failure : undefined;
  const isStale = failure?.kind === 'refused' && failure.errCode === STALE;
  useEffect(() => {
    if (isStale) void refreshMoon();
  }, [isStale]);
  if (seen === undefined) return null;
  const light: CSSProperties & { '--f': number } = { '--f': lightOf(phase) };
  const opens = landed === undefined ? info.opens : Math.max(info.opens, landed.order.opens + 1);
  const press = () => plays.press(newOrder({ seen, rulesHash: info.rulesHash, opens }));
  return (
    <section
      className={clsx('stage', styles['stage'])}
      aria-label={info.name}
      data-phase={play.phase}
      style={light}
    >
      <div className={clsx('page', styles['page'])}>
        <div className={styles['crumbs']}>
          <Breadcrumb />
        </div>
        <Head info={info} />
        <Sky phase={phase} was={landed?.order.seen.phase} play={play} />
        {landed !== undefined ? (
          <ResultPanel key={landed.order.key} info={info} {...landed} plays={plays} />
        ) : (
          <NowPanel info={info} seen={seen} />
        )}
        <Calendar info={info} phase={phase} />
        <PayBar
          info={info}
          seen={seen}
          plays={plays}
          before={isStale ? failure.order.seen : undefined}
          onPress={press}
        />
        {failure !== undefined && !isStale && (
          <div className={styles['failure']}>
            <FailureNote failure={failure} plays={plays} onRefresh={refreshMoon} />
          </div>
        )}
      </div>
      <span className="sr-only" role="status">
        {isWithheld(play) ? t('running') : ''}
      </span>
    </section>
  );
}

function Head({ info: { name, run, observed, endsAt } }: { info: MoonInfo }) {
  const t = useT();
  const rate = useSellBackRate();
  return (
    <div className={styles['head']}>
      <h1 className={clsx('display', styles['title'])}>{name}</h1>
      <p className="lede">{t('lede')}</p>
      <Facts
        className={styles['facts']}
        facts={[
          { name: t('longRun'), value: run === null ? '–' : percent(run.rtp) },
          {
            name: t('sellBack'),
            value: rate === undefined ? '—' : rate === null ? t('noSellBack') : percent(rate),
          },
          { name: t('observed'), value: observed.rtp === null ? t('none') : percent(observed.rtp) },
          { name: t('season'), value: endsAt === null ? t('noEnd') : t('until', { time: moment(endsAt) }) },
        ]}
      />
    </div>
  );
}
