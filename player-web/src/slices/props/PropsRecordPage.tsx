import { useTranslation } from 'react-i18next';
import { count, moment } from '../../shell/i18n/format';
import { type Column, Empty } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import { type Move, type Moves, recordQuery } from './queries';
import { useT } from './t';

/** `/user/props/record`: all props granted and used. */
export function PropsRecordPage() {
  const t = useT();
  const { i18n } = useTranslation();
  return (
    <RecordPage<Move, Moves>
      title={t('record.title')}
      query={recordQuery(i18n.language)}
      columns={useColumns()}
      rowKey={({ id }) => id}
      empty={<Empty text={t('record.empty')} icon="gift" />}
      stacked
    />
  );
}

function useColumns(): readonly Column<Move>[] {
  const t = useT();
  return [
    {
      key: 'prop',
      head: t('record.prop'),
      cell: ({ name, boxName }) => (boxName === '' ? name : t('record.ofBox', { name, box: boxName })),
    },
    {
      key: 'count',
      head: t('record.count'),
      align: 'end',
      named: true,
      cell: ({ count: moved }) =>
        moved < 0 ? t('record.used', { amount: count(-moved) }) : t('record.came', { amount: count(moved) }),
    },
    {
      key: 'time',
      head: t('record.time'),
      cell: ({ createTime }) => <span className="muted">{moment(createTime)}</span>,
    },
  ];
}
