import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { count } from '../../shell/i18n/format';
import { openModal } from '../../shell/app/modals';
import { useSession } from '../../shell/session';
import { Button, Empty, ErrorNote, Pager, Skeleton } from '../../shell/ui';
import { type Asked, STATES, filtersOf, pageOf, stateOf } from './asked';
import { BattleCard } from './BattleCard';
import { BattleLine } from './BattleLine';
import { namesOf } from './BoxStrip';
import { AgainButton } from './EnterButton';
import { paths } from './paths';
import { type Battle, latestQuery, listQuery } from './queries';
import { useT } from './t';
import { useSeating } from './words';
import styles from './Hall.module.css';

/** complete rows of three */
const SIZES = { waiting: 12, running: 6, finished: 6 } as const;
/** four rows of three */
const PAGE_SIZE = 12;
type State = (typeof STATES)[number];

interface Shown {
  readonly asked: Asked;
  readonly compact: boolean;
}

/** The whole hall: the player's own battles first, then who waits, what runs, and what ended. */
export function HallSections({ asked, compact }: Shown) {
  return (
    <>
      <Own asked={asked} compact={compact} />
      {STATES.map((state) => (
        <Section key={state} state={state} asked={asked} compact={compact} />
      ))}
    </>
  );
}

const sectionQuery = (asked: Asked, state: State, language: string) =>
  listQuery({ ...filtersOf(asked), state, size: SIZES[state] }, language);

const pageQuery = (asked: Asked, state: State, language: string) =>
  listQuery({ ...filtersOf(asked), state, size: PAGE_SIZE, current: pageOf(asked) }, language);

/** Tells whether a list of the page is still to come; what stands below it would move. */
export function useWaiting(asked: Asked): boolean {
  const { language } = useTranslation().i18n;
  const state = stateOf(asked);
  const lists = useQueries({
    queries:
      state === undefined
        ? STATES.map((one) => sectionQuery(asked, one, language))
        : [pageQuery(asked, state, language)],
  });
  return lists.some(({ data, error }) => data === undefined && error === null);
}

function Own({ asked, compact }: Shown) {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { token } = useSession();
  const { data } = useQuery(sectionQuery(asked, 'waiting', language));
  const { data: latest = null } = useQuery({ ...latestQuery(language), enabled: token !== undefined });
  const own = token === undefined ? [] : (data?.own ?? []);
  if (own.length === 0 && (token === undefined || latest === null)) return null;
  return (
    <section aria-labelledby="battles-own">
      <div className="section-head">
        <h2 className="title-section" id="battles-own">
          {t('own.title')}
        </h2>
        <span className="note">{t('own.going', { count: own.length })}</span>
        <Link className="link" href={paths.record}>
          {t('own.all')}
        </Link>
      </div>
      <Battles battles={own} compact={compact} own latest={token === undefined ? null : latest} />
    </section>
  );
}

function Section({ state, asked, compact }: Shown & { state: State }) {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { data, error, refetch } = useQuery(sectionQuery(asked, state, language));
  return (
    <section aria-labelledby={`battles-${state}`}>
      <div className="section-head">
        <h2 className="title-section" id={`battles-${state}`}>
          {t(`sections.${state}.title`)}
        </h2>
        <span className="note">{t(`sections.${state}.note`)}</span>
      </div>
      {data === undefined && error !== null && (
        <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && <p className="muted">{t(`sections.${state}.empty`)}</p>}
      {data !== undefined && data.total > 0 && <Battles battles={data.records} compact={compact} />}
    </section>
  );
}

/** One state alone, page by page. */
export function OneState({
  state,
  asked,
  compact,
  onLook,
}: Shown & { state: State; onLook: (change: Partial<Asked>) => void }) {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { data, error, refetch, isPlaceholderData } = useQuery(pageQuery(asked, state, language));
  if (data === undefined)
    return <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />;
  return (
    <section className="stack" aria-busy={isPlaceholderData} aria-label={t(`sections.${state}.title`)}>
      <p className="note" role="status">
        {t('found', { amount: count(data.total) })}
      </p>
      {data.total === 0 ? <Nothing state={state} /> : <Battles battles={data.records} compact={compact} />}
      {data.total > PAGE_SIZE && (
        <Pager
          label={t('pages')}
          current={data.current}
          total={data.total}
          size={PAGE_SIZE}
          onChange={(page) => onLook({ current: page === 1 ? '' : String(page) })}
        />
      )}
    </section>
  );
}

function Nothing({ state }: { state: State }) {
  const t = useT();
  return (
    <Empty
      icon="people"
      text={t(`sections.${state}.empty`)}
      action={
        state === 'waiting' ? (
          <Button
            variant="solid"
            icon="plus"
            label={t('create.open')}
            onClick={() => openModal('battleCreate', {})}
          />
        ) : undefined
      }
    />
  );
}

function Battles({
  battles,
  compact,
  own = false,
  latest = null,
}: {
  battles: readonly Battle[];
  compact: boolean;
  own?: boolean;
  /** a battle to be played again, behind the others */
  latest?: Battle | null;
}) {
  return (
    <ul className={compact ? `panel ${styles['lines'] ?? ''}` : styles['cards']}>
      {battles.map((battle) => (
        <li key={battle.id}>
          {compact ? <BattleLine battle={battle} own={own} /> : <BattleCard battle={battle} own={own} />}
        </li>
      ))}
      {latest !== null && (
        <li>
          <LatestCard battle={latest} />
        </li>
      )}
    </ul>
  );
}

/** The player's latest battle, to be played again with the same boxes at the prices of now. */
function LatestCard({ battle }: { battle: Battle }) {
  const t = useT();
  const seating = useSeating();
  return (
    <article className={styles['latest']}>
      <p>
        <b>{t('own.latest', { seating: seating(battle) })}</b>
        <span className="note">{namesOf(battle.boxes)}</span>
      </p>
      <AgainButton battle={battle} />
    </article>
  );
}

const PLACES = [1, 2, 3] as const;

/** In place of lists that are still to come. */
export const Waiting = ({ compact }: { compact: boolean }) => (
  <div className={compact ? 'stack' : styles['cards']}>
    {PLACES.map((place) => (
      <Skeleton key={place} className={styles[compact ? 'waitingLine' : 'waiting']} />
    ))}
  </div>
);
