import type { ReactNode } from 'react';
import { type Column, Table } from '../../shell/ui';
import type { ShownUpgrade } from './upgrade-evidence';
import { useUpgradeColumns } from './use-upgrade-columns';
import styles from './UpgradeTable.module.css';

interface UpgradeTableProps {
  label: string;
  rows: readonly ShownUpgrade[];
  /** The player, as the first column. */
  who?: { readonly head: string; readonly of: (row: ShownUpgrade) => ReactNode } | undefined;
}

/** Upgrades, one per row: stake, target, chance, number and proof. */
export function UpgradeTable({ label, rows, who }: UpgradeTableProps) {
  const columns = useUpgradeColumns();
  const shown: readonly Column<ShownUpgrade>[] =
    who === undefined ? columns : [{ key: 'who', head: who.head, cell: who.of }, ...columns];
  return (
    <div className={styles['rows']}>
      <Table label={label} columns={shown} rows={rows} rowKey={({ position }) => position} stacked />
    </div>
  );
}
