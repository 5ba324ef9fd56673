import { numberText } from '@skins/engine/fairness';
import { openModal } from '../../shell/app/modals';
import { moment } from '../../shell/i18n/format';
import { Gem, RowItem, type Column, colourOf, useItemName } from '../../shell/ui';
import type { RowProof } from '../../shell/ui/RecordPage';
import { evidenceOfRecord } from './box-evidence';
import type { BoxRecord } from './queries';
import { useT } from './t';

/** The columns of an opening: item, box, cost and number. */
export function useRecordColumns(): readonly Column<BoxRecord>[] {
  const t = useT();
  return [
    {
      key: 'item',
      head: t('records.item'),
      cell: (row) => (
        <RowItem
          name={row.stuffName}
          exterior={row.exterior}
          image={row.stuffImage}
          colour={colourOf(row.skinsRarity, row.category)}
          note={row.boxName}
        />
      ),
    },
    { key: 'value', head: t('records.value'), named: true, cell: (row) => <Gem value={row.price} /> },
    {
      key: 'cost',
      head: t('records.cost'),
      named: true,
      cell: (row) => (row.paidBy === 'gems' ? <Gem value={row.cost} /> : t('pay.free')),
    },
    { key: 'number', head: t('records.number'), named: true, cell: (row) => numberText(row.ticket) },
    {
      key: 'time',
      head: t('records.time'),
      cell: (row) => <span className="muted">{moment(row.createTime)}</span>,
    },
  ];
}

/** Returns a function that opens the proof of a row's opening. */
export function useRecordProof(): (row: BoxRecord) => RowProof {
  const t = useT();
  const nameOf = useItemName();
  return (row) => ({
    label: t('records.verifyOne', {
      name: nameOf({ name: row.stuffName, exterior: row.exterior }),
      time: moment(row.createTime),
    }),
    open: () => openModal('fairness', { evidence: evidenceOfRecord(row) }),
  });
}
