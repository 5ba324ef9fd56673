import { Typography } from '@mui/material';
import type { OperatorRow } from '@skins/api/operators/resources';
import { useFormat } from '../i18n';
import type { Column } from '../ui/column';
import { NamedLink } from '../ui/NamedLink';
import { RecordList } from '../ui/RecordList';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<OperatorRow>[] = [
    {
      label: texts.name,
      sort: 'name',
      render: ({ id, name }) => <NamedLink to={`/operators/${id}/show`} name={name} />,
    },
    { label: texts.role, sort: 'role', render: ({ role }) => texts.roles[role] },
    { label: texts.created, sort: 'created', render: ({ created }) => format.time(created) },
    {
      label: texts.secondFactor,
      render: ({ enrolled }) => (enrolled ? texts.enrolled : texts.notEnrolled),
    },
    { label: texts.state, render: ({ disabled }) => (disabled ? texts.disabled : texts.active) },
  ];
  return (
    <RecordList
      sort={{ field: 'name', order: 'ASC' }}
      filters={[]}
      columns={columns}
      note={
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {texts.inLog}
        </Typography>
      }
    />
  );
}
