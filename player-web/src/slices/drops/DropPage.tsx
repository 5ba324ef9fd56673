import { useQuery } from '@tanstack/react-query';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count, finePercent } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import { Empty, ErrorNote, Facts, Skeleton } from '../../shell/ui';
import { DropBoxes } from './DropBoxes';
import { DropTable } from './DropTable';
import { MyDrops } from './MyDrops';
import { TwoNumbers } from './TwoNumbers';
import { type DropTable as Table, dropTableQuery } from './queries';
import { useT } from './t';
import styles from './Drop.module.css';

/** `/page/drop`: the table of extra drops, what it means for each box, and the player's own drops. */
export function DropPage() {
  const t = useT();
  const held = useResultsHeld();
  const { data: table, error, refetch } = useQuery({ ...dropTableQuery, enabled: !held });
  return (
    <>
      <section className="stage stage-section">
        <div className="page stack">
          <Breadcrumb />
          <div className={styles['head']}>
            <div>
              <h1 className="title-page">{t('title')}</h1>
              <p className="muted">{t('lede')}</p>
            </div>
            <Figures table={table} />
          </div>
          <TwoNumbers table={table} />
        </div>
      </section>
      <div className="page page-main wall">
        <div className="aside aside-late">
          <div className={styles['parts']}>
            {table === undefined && error === null && <Skeleton className={styles['waiting']} />}
            {table === undefined && error !== null && (
              <ErrorNote error={error} onRetry={() => void refetch()} />
            )}
            {table !== undefined && <Published table={table} />}
          </div>
          <aside className="stack aside-fixed">
            <MyDrops />
            <Rules />
          </aside>
        </div>
      </div>
    </>
  );
}

/** The chances of the tiers, and what really came. */
function Figures({ table }: { table: Table | undefined }) {
  const t = useT();
  const chances = table?.open === true ? table.tiers.map(({ chance }) => chance) : [];
  const [least, most] = [Math.min(...chances), Math.max(...chances)];
  const chance =
    chances.length === 0
      ? '–'
      : least === most
        ? finePercent(most)
        : `${finePercent(least)} – ${finePercent(most)}`;
  const figures = table?.figures;
  const share = (drops: number) =>
    figures === undefined || figures.opens === 0 ? '–' : finePercent(drops / figures.opens);
  return (
    <Facts
      className={styles['figures']}
      facts={[
        { name: t('figures.chance'), value: chance },
        {
          name: t('figures.actual', { count: figures?.days ?? 0 }),
          value: share(figures?.drops ?? 0),
        },
        { name: t('figures.promised'), value: share(figures?.expected ?? 0) },
        { name: t('figures.given'), value: figures === undefined ? '–' : count(figures.drops) },
      ]}
    />
  );
}

function Published({ table }: { table: Table }) {
  const t = useT();
  if (!table.open || table.tiers.length === 0) return <Empty text={t('closed')} />;
  return (
    <>
      <DropTable table={table} />
      <DropBoxes boxes={table.boxes} />
    </>
  );
}

/** What a player should know, in three lines. */
function Rules() {
  const t = useT();
  return (
    <section className="panel pad stack" aria-labelledby="drop-rules">
      <h2 className="title-card" id="drop-rules">
        {t('rules.title')}
      </h2>
      <ol className={styles['rules']}>
        {(['paid', 'records', 'once', 'worth'] as const).map((rule) => (
          <li key={rule}>
            <b>{t(`rules.${rule}`)}</b>
            <span className="note">{t(`rules.${rule}Why`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
