import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Colour } from './colour';
import { ItemName } from './ItemName';
import { SkinPlate } from './SkinPlate';
import { splitName } from './rarity';
import styles from './Table.module.css';

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  align?: 'end' | undefined;
  /** Shows the column's name in the cell on phones, if the figure alone says too little. */
  named?: boolean | undefined;
}

interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On phones every cell takes a line of its own. */
  stacked?: boolean | undefined;
}

/** Record rows; on phones a row becomes a small card. */
export function Table<Row>({ label, columns, rows, rowKey, stacked }: TableProps<Row>) {
  return (
    <table className={clsx(styles['table'], stacked === true && styles['stacked'])} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, head, align }) => (
            <th key={key} className={clsx(align === 'end' && styles['end'])}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, head, cell, align, named }) => (
              <td
                key={key}
                className={clsx(align === 'end' && styles['end'])}
                data-label={named === true ? head : undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowItemProps {
  /** Brand and name joined by a pipe. */
  name: string;
  /** Its wear in the player's language, or empty. */
  exterior: string;
  image: string;
  colour: Colour;
  note?: ReactNode;
}

/** An item in one line: plate, name, and a small line under it (the brand by default). */
export function RowItem({ name, exterior, image, colour, note }: RowItemProps) {
  return (
    <span className={styles['row']}>
      <SkinPlate image={image} alt="" colour={colour} className={styles['plate']} />
      <span>
        <b>
          <ItemName name={name} exterior={exterior} />
        </b>
        <small>{note ?? splitName(name).brand}</small>
      </span>
    </span>
  );
}
