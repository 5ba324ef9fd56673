import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count, moment, percent } from '../../shell/i18n/format';
import { useLanguage } from '../../shell/session';
import { Button } from '../../shell/ui/Button';
import { Empty } from '../../shell/ui/Empty';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Skeleton } from '../../shell/ui/Skeleton';
import { Table } from '../../shell/ui/Table';
import { Tag } from '../../shell/ui/Tag';
import styles from './ChangesPage.module.css';
import { deltaText, figureText, sentenceOf, turnOf } from './figures';
import { ModePanel } from './ModePanel';
import { type ChangeLine, LINES_SIZE, type PublicChange, changesQuery, linesQuery } from './queries';
import { useT } from './t';
import { useFigureWords } from './use-figure-words';

/** `/page/changes`: scheduled and past changes of the shop, with values before and after, and the people involved. */
export function ChangesPage() {
  const t = useT();
  const { i18n } = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    changesQuery(i18n.language),
  );
  const [first] = data?.pages ?? [];
  const records = data?.pages.flatMap((page) => page.records) ?? [];
  const ahead = records.filter(({ state }) => state === 'scheduled').toSorted((a, b) => a.from - b.from);
  const done = records.filter(({ state }) => state !== 'scheduled');
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </div>
      {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Skeleton className={styles['waiting']} />}
      {first !== undefined && (
        <div className="aside aside-late">
          <div className="stack">
            {first.freeze !== null && (
              <p className="panel pad">
                {t('freeze', { from: moment(first.freeze.from), until: moment(first.freeze.until) })}
              </p>
            )}
            {records.length === 0 && <Empty text={t('never')} icon="calendar" />}
            <Entries title={t('ahead')} records={ahead} />
            <Entries title={t('done')} records={done} />
            {hasNextPage && (
              <Button label={t('more')} busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />
            )}
          </div>
          <aside className="stack">
            <ModePanel mode={first.mode} modeNext={first.modeNext} />
            <a className="link" href="/api/main/changes">
              {t('json')}
            </a>
          </aside>
        </div>
      )}
    </div>
  );
}

function Entries({ title, records }: { title: string; records: readonly PublicChange[] }) {
  if (records.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="title-section">{title}</h2>
      <ol className={styles['list']}>
        {records.map((record) => (
          <Entry record={record} key={record.id} />
        ))}
      </ol>
    </section>
  );
}

const STATES = {
  scheduled: 'states.scheduled',
  'in-force': 'states.inForce',
  superseded: 'states.superseded',
  stopped: 'states.stopped',
} as const;
type Shown = keyof typeof STATES;
const isShown = (state: string): state is Shown => state in STATES;

/** Lines of a group described in words; the table has all of them. */
const IN_WORDS = 3;
function Entry({ record }: { record: PublicChange }) {
  const t = useT();
  const { i18n } = useTranslation();
  const spoken = useLanguage();
  const [asked, setAsked] = useState(false);
  const { data, isFetching, error, fetchNextPage, refetch } = useInfiniteQuery({
    ...linesQuery(record, i18n.language),
    enabled: asked,
  });
  const { name, first, state, from, total } = record;
  const [unfolded, setUnfolded] = useState(!first);
  const lines = [...record.lines, ...(data?.pages.flatMap((page) => page.lines) ?? [])];
  const [foreign, setForeign] = useState(false);
  // Texts come in four languages: show the reader's own, the others on request.
  const readable = lines.filter(({ language }) => language === undefined || language === spoken);
  const groups = Map.groupBy(foreign ? lines : readable, ({ group }) => group);
  const more = () => {
    setAsked(true);
    if (data !== undefined) void fetchNextPage();
  };
  return (
    <li className={styles['entry']}>
      <p className={styles['when']}>
        <time dateTime={new Date(from).toISOString()}>{moment(from)}</time>
      </p>
      <article className="panel pad stack">
        <header className={styles['head']}>
          <h3 className="title-card">{name}</h3>
          {isShown(state) && <Tag label={t(STATES[state])} tone={state === 'stopped' ? 'danger' : 'info'} />}
        </header>
        <Lead record={record} />
        <Spreads groups={record.groups} />
        {!unfolded && total > 0 && (
          <Button variant="quiet" label={t('points', { count: total })} onClick={() => setUnfolded(true)} />
        )}
        {unfolded &&
          [...groups.entries()].map(([group, own]) => (
            <Group key={group} lines={own} named={own[0]?.groupName !== name} />
          ))}
        {error !== null && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {unfolded && readable.length < lines.length && (
          <Button
            variant="quiet"
            label={t(foreign ? 'ownLanguage' : 'otherLanguages')}
            onClick={() => setForeign(!foreign)}
          />
        )}
        {unfolded && lines.length < total && (
          <Button
            label={t('moreLines', { count: Math.min(LINES_SIZE, total - lines.length) })}
            busy={isFetching}
            onClick={more}
          />
        )}
        <Published record={record} />
      </article>
    </li>
  );
}

/** Says in a sentence what happened when. A first version changed nothing. */
function Lead({ record: { name, first, state, from, total } }: { record: PublicChange }) {
  const t = useT();
  return (
    <p>
      {first
        ? t('lead.first', { name, time: moment(from) })
        : t(state === 'scheduled' ? 'lead.ahead' : 'lead.done', {
            name,
            count: total,
            time: moment(from),
          })}
    </p>
  );
}

/** Says who published it, when, and where the log has it. */
function Published({ record }: { record: PublicChange }) {
  const t = useT();
  const { publishTime, position, hash } = record;
  return (
    <p className="note">
      <By record={record} /> {t('published', { time: moment(publishTime), position })}
      {hash !== null && (
        <>
          {' '}
          <span className={`mono ${styles['hash']}`}>{hash}</span>
        </>
      )}
    </p>
  );
}

/** Says how far the prices of a group move: their lines may be many. */
function Spreads({ groups }: Pick<PublicChange, 'groups'>) {
  const t = useT();
  const signed = (share: number) => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
  return groups.map(
    ({ group, groupName, count: lines, spread }) =>
      spread !== null &&
      lines > 1 && (
        <p key={group}>
          {t('spread', {
            name: groupName,
            amount: count(lines),
            median: signed(spread.median),
            largest: signed(spread.largest),
          })}
        </p>
      ),
  );
}

function Group({ lines, named }: { lines: readonly ChangeLine[]; named: boolean }) {
  const t = useT();
  const words = useFigureWords();
  const groupName = lines[0]?.groupName ?? '';
  // If there were no values before, the table would have one value per row.
  const isNew = lines.every(({ before }) => before === null);
  const sentence = (line: ChangeLine) => {
    const given = {
      item: line.item,
      before: figureText(line.before, line.unit, words),
      after: figureText(line.after, line.unit, words),
    };
    switch (sentenceOf(line)) {
      case 'on':
        return t('words.on', given);
      case 'off':
        return t('words.off', given);
      case 'up':
        return t('words.up', given);
      case 'down':
        return t('words.down', given);
      case 'added':
        return t('words.added', given);
      case 'removed':
        return t('words.removed', given);
      case 'other':
      default:
        return t('words.changed', given);
    }
  };
  return (
    <div className={styles['group']}>
      {named && <h4>{groupName}</h4>}
      <ul className={styles['words']}>
        {lines.slice(0, isNew ? lines.length : IN_WORDS).map((line) => (
          <li key={`${line.item} ${String(line.before)} ${String(line.after)}`}>{sentence(line)}</li>
        ))}
      </ul>
      {!isNew && <Lines lines={lines} name={groupName} />}
    </div>
  );
}

function Lines({ lines, name }: { lines: readonly ChangeLine[]; name: string }) {
  const t = useT();
  const words = useFigureWords();
  return (
    <Table
      label={name}
      rows={lines}
      rowKey={({ item, before, after }) => `${item} ${String(before)} ${String(after)}`}
      columns={[
        { key: 'item', head: t('item'), cell: ({ item }) => item },
        {
          key: 'before',
          head: t('before'),
          align: 'end',
          named: true,
          cell: ({ before, unit }) => figureText(before, unit, words),
        },
        {
          key: 'after',
          head: t('after'),
          align: 'end',
          named: true,
          cell: ({ after, unit }) => figureText(after, unit, words),
        },
        {
          key: 'delta',
          head: t('delta'),
          align: 'end',
          named: true,
          cell: (line) => deltaText(line, words) || t(`turn.${turnOf(line)}`),
        },
      ]}
    />
  );
}

const ROLES = {
  owner: 'roles.owner',
  'game-manager': 'roles.gameManager',
  finance: 'roles.finance',
  support: 'roles.support',
  content: 'roles.content',
  auditor: 'roles.auditor',
} as const;
type Role = keyof typeof ROLES;
const isRole = (role: unknown): role is Role => typeof role === 'string' && role in ROLES;

function By({ record: { authorRole, approverRole } }: { record: PublicChange }) {
  const t = useT();
  if (!isRole(approverRole)) return t('system');
  return isRole(authorRole)
    ? t('by', { author: t(ROLES[authorRole]), approver: t(ROLES[approverRole]) })
    : t('alone', { role: t(ROLES[approverRole]) });
}
