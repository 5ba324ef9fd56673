import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openModal } from '../../shell/app/modals';
import { hallQuery } from '../hall/queries';
import { RankList } from '../rankings/RankList';
import { topQuery } from '../rankings/queries';
import { useResultsHeld } from '../../shell/play/results';
import { useSession } from '../../shell/session';
import { Button, Empty, ErrorNote, Skeleton } from '../../shell/ui';
import { Tabs } from '../../shell/ui/Tabs';
import { newestQuery } from './queries';
import { UpgradeTable } from './UpgradeTable';
import type { ShownUpgrade } from './upgrade-evidence';
import { useT } from './t';
import styles from './Forge.module.css';

const SHOWN = 6;
type Tab = 'mine' | 'all' | 'rank';

/** Below the dial: the player's upgrades, everybody's, and yesterday's ranking. Frozen while a result is withheld. */
export function Below() {
  const t = useT();
  const { token } = useSession();
  const [tab, setTab] = useState<Tab>(token === undefined ? 'all' : 'mine');
  return (
    <section className={`panel ${styles['below']}`}>
      <Tabs
        label={t('below.label')}
        headClassName={styles['tabs']}
        tabs={(['mine', 'all', 'rank'] as const).map((value) => ({ value, label: t(`below.${value}`) }))}
        value={tab}
        onChange={setTab}
        aside={
          <Button
            size="sm"
            variant="quiet"
            label={t('below.records')}
            onClick={() => openModal('upgradeRecords')}
          />
        }
      >
        {tab === 'mine' && (token === undefined ? <Empty text={t('below.login')} /> : <Mine />)}
        {tab === 'all' && <All />}
        {tab === 'rank' && <Yesterday />}
      </Tabs>
    </section>
  );
}

function Mine() {
  const held = useResultsHeld();
  return <Listed {...useQuery({ ...newestQuery(SHOWN), enabled: !held })} />;
}

function All() {
  const held = useResultsHeld();
  return <Listed {...useQuery({ ...hallQuery, enabled: !held })} />;
}

function Listed({
  data,
  error,
}: {
  data: { readonly records: readonly ShownUpgrade[] } | undefined;
  error: Error | null;
}) {
  const t = useT();
  if (data === undefined) return error === null ? <Skeleton shape="plate" /> : <ErrorNote error={error} />;
  if (data.records.length === 0) return <Empty text={t('below.none')} icon="up" />;
  return <UpgradeTable label={t('below.label')} rows={data.records.slice(0, SHOWN)} />;
}

function Yesterday() {
  const { data, error } = useQuery(topQuery);
  if (data === undefined) return error === null ? <Skeleton shape="plate" /> : <ErrorNote error={error} />;
  return <RankList rows={data.yesterday} />;
}
