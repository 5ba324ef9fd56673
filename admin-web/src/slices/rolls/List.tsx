import { Button } from '@mui/material';
import type { RoomRow } from '@skins/api/rolls/resources';
import { Link } from 'react-router-dom';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import type { Column } from '../../shell/ui/column';
import { choiceFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useCreateTexts } from './create-texts';
import { useTexts } from './texts';

/** Roll rooms with their states. */
export function List() {
  const texts = useTexts();
  const create = useCreateTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const may = useOperator()?.rights.includes('propose-rolls') === true;
  const columns: Column<RoomRow>[] = [
    {
      label: texts.name,
      render: ({ id, name }) => <NamedLink to={`/rolls/${id}/show`} name={name[locale]} />,
    },
    {
      label: texts.kind,
      render: ({ type }) => (type === 0 ? texts.kinds.official : texts.kinds.streamer),
    },
    {
      label: texts.state,
      render: ({ state, ending }) => (ending === null ? texts.states[state] : texts.endings[ending]),
    },
    { label: texts.people, align: 'right', render: ({ people }) => format.count(people) },
    { label: texts.prizes, align: 'right', render: ({ prizes }) => format.count(prizes) },
    { label: texts.value, align: 'right', render: ({ worth }) => format.gems(worth) },
    { label: texts.closes, sort: 'closesAt', render: ({ closesAt }) => format.time(closesAt) },
    { label: texts.created, sort: 'time', render: ({ time }) => format.time(time) },
  ];
  return (
    <RecordList
      sort={{ field: 'time', order: 'DESC' }}
      filters={[
        choiceFilter('state', texts.state, texts.states),
        choiceFilter('type', texts.kind, { 0: texts.kinds.official, 1: texts.kinds.streamer }),
      ]}
      columns={columns}
      {...(may && {
        actions: (
          <Button component={Link} to="/rolls/create" size="small">
            {create.title}
          </Button>
        ),
      })}
    />
  );
}
