import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count } from '../../shell/i18n/format';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Facts } from '../../shell/ui/Facts';
import { Gem } from '../../shell/ui/Gem';
import { Icon } from '../../shell/ui/Icon';
import { Skeleton } from '../../shell/ui/Skeleton';
import { type Column, Table } from '../../shell/ui/Table';
import { GemsFigure } from './GemsFigure';
import { differenceOf } from './shares';
import { type Ledger, ledgerQuery } from './queries';
import { useT } from './t';
import styles from './GemsPage.module.css';

/** `/page/gems`: all gems ever minted and their holders, at one position of the log. */
export function GemsPage() {
  const t = useT();
  const { i18n } = useTranslation();
  const { data, error, refetch } = useQuery(ledgerQuery(i18n.language));
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('gems.title')}</h1>
        <p className="lede">{t('gems.lede')}</p>
      </div>
      {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Skeleton className={styles['waiting']} />}
      {data !== undefined && (
        <div className="aside aside-late">
          <div className="stack">
            <Sum ledger={data} />
            <Minted ledger={data} />
          </div>
          <aside className="stack">
            <section className="panel pad stack">
              <h2 className="title-card">{t('gems.byHand')}</h2>
              <p className="muted">{t('gems.byHandNote')}</p>
              <Facts
                names="beside"
                facts={[
                  { name: t('gems.credited'), value: <Gem value={data.adjustments.credited} /> },
                  { name: t('gems.debited'), value: <Gem value={data.adjustments.debited} /> },
                ]}
              />
            </section>
            <Voided rows={data.voided} />
            <section className="panel pad stack">
              <h2 className="title-card">{t('gems.check')}</h2>
              <p className="muted">{t('gems.checkNote')}</p>
              <code className="mono">npx skins verify</code>
              <a className="link" href="/api/main/ledger">
                {t('gems.json')}
              </a>
            </section>
          </aside>
        </div>
      )}
    </div>
  );
}

function Sum({ ledger }: { ledger: Ledger }) {
  const t = useT();
  const { minted, held, escrow, house, position } = ledger;
  const difference = differenceOf(ledger);
  return (
    <section className="panel pad stack">
      <h2 className="title-section">{t('gems.sum')}</h2>
      <GemsFigure ledger={ledger} />
      <Facts
        even
        size="lg"
        className={styles['facts']}
        facts={[
          { name: t('gems.minted'), value: <Gem value={minted} /> },
          { name: t('gems.held'), value: <Gem value={held} /> },
          { name: t('gems.escrow'), value: <Gem value={escrow} /> },
          { name: t('gems.house'), value: <Gem value={house} /> },
        ]}
      />
      <p className={styles['verdict']} role="status">
        <Icon name={difference === 0 ? 'check' : 'warning'} />
        {difference === 0 ? t('gems.balanced') : t('gems.off')}
      </p>
      <p className="note">{t('gems.at', { position: count(Number(position)) })}</p>
    </section>
  );
}

/** Voided items by reason. */
function Voided({ rows }: { rows: Ledger['voided'] }) {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <section className="panel pad stack">
      <h2 className="title-card">{t('gems.voided')}</h2>
      <p className="muted">{t('gems.voidedNote')}</p>
      <Facts
        names="beside"
        facts={rows.map(({ name, items, gems }) => ({
          name,
          value: (
            <>
              {t('gems.voidedItems', { count: items })} · <Gem value={gems} />
            </>
          ),
        }))}
      />
    </section>
  );
}

function Minted({ ledger: { mintedFor } }: { ledger: Ledger }) {
  const t = useT();
  const columns = useMintedColumns();
  if (mintedFor.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="title-section">{t('gems.why')}</h2>
      <Table label={t('gems.why')} rows={mintedFor} rowKey={({ kind }) => kind} columns={columns} />
    </section>
  );
}

function useMintedColumns(): readonly Column<Ledger['mintedFor'][number]>[] {
  const t = useT();
  return [
    { key: 'why', head: t('what'), cell: ({ name }) => name },
    {
      key: 'gems',
      head: t('gems.minted'),
      align: 'end',
      named: true,
      cell: ({ gems }) => <Gem value={gems} />,
    },
  ];
}
