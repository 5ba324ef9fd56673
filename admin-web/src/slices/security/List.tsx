import { Typography } from '@mui/material';
import type { SecurityEventRow } from '@skins/api/security/resources';
import { useFormat } from '../../shell/i18n';
import { RecordCard } from '../../shell/ui/Cards';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, exactFilter, spanFilters } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';
import { useWhat } from './use-what';

/** The audit trail: security events, newest first. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const whatOf = useWhat();
  const columns: Column<SecurityEventRow>[] = [
    {
      label: texts.time,
      sort: 'id',
      nowrap: true,
      render: ({ id, time }) => <NamedLink to={`/trail/${id}/show`} name={format.time(time)} />,
    },
    { label: texts.kind, render: ({ kind }) => texts.kinds[kind] },
    { label: texts.name, render: ({ name }) => name || texts.nobody },
    { label: texts.what, render: whatOf },
    { label: texts.address, render: ({ address }) => address },
    { label: texts.count, align: 'right', render: ({ count }) => format.count(count) },
  ];
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[
        choiceFilter('kind', texts.kind, texts.kinds),
        exactFilter('name', texts.name),
        ...spanFilters(texts),
      ]}
      columns={columns}
      renderCard={({ time, kind, name, what, address, count }) => (
        <RecordCard title={texts.kinds[kind]}>
          <div>
            {format.time(time)} · {texts.count} {format.count(count)}
          </div>
          <div>
            {name || texts.nobody} · {address}
          </div>
          <div>{whatOf({ kind, what })}</div>
        </RecordCard>
      )}
      note={
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {texts.note}
        </Typography>
      }
    />
  );
}
