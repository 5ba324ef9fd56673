import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResultsHeld } from '../../shell/play/results';
import { ButtonLink, ErrorNote, Skeleton } from '../../shell/ui';
import { Tabs } from '../../shell/ui/Tabs';
import { paths } from './paths';
import { topQuery } from './queries';
import { RankList } from './RankList';
import { useT } from './t';
import styles from './Active.module.css';

/** The highest multiples of upgrades, beside the hall. */
export function HallRanks() {
  const t = useT();
  const held = useResultsHeld();
  const [day, setDay] = useState<'yesterday' | 'today'>('yesterday');
  const { data, error } = useQuery({ ...topQuery, enabled: !held });
  return (
    <section className="panel">
      <Tabs
        label={t('board.upgrade')}
        headClassName={styles['head']}
        tabs={(['yesterday', 'today'] as const).map((value) => ({ value, label: t(value) }))}
        value={day}
        onChange={setDay}
        aside={<ButtonLink size="sm" variant="quiet" href={paths.rank} label={t('whole')} />}
      >
        {data === undefined && (error === null ? <Skeleton shape="plate" /> : <ErrorNote error={error} />)}
        {data !== undefined && <RankList rows={data[day]} />}
      </Tabs>
    </section>
  );
}
