import type { PictureRow } from '@skins/api/content/resources';
import { CreateButton } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import type { Column } from '../../shell/ui/column';
import { choiceFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const format = useFormat();
  const may = useOperator()?.rights.includes('add-pictures') === true;
  const columns: Column<PictureRow>[] = [
    {
      label: texts.picture,
      render: ({ id, image, missing }) => (
        <NamedLink
          to={`/pictures/${id}/show`}
          image={missing ? '' : image}
          name={missing ? texts.missing : id.slice(0, 12)}
        />
      ),
    },
    { label: texts.use, render: ({ use }) => texts.uses[use] },
    { label: texts.size, render: ({ width, height }) => `${width} × ${height}` },
    { label: texts.bytes, sort: 'bytes', align: 'right', render: ({ bytes }) => format.count(bytes) },
    { label: texts.added, sort: 'time', render: ({ time }) => format.time(time) },
    { label: texts.by, render: ({ by }) => by },
  ];
  return (
    <RecordList
      sort={{ field: 'time', order: 'DESC' }}
      filters={[choiceFilter('use', texts.use, texts.uses)]}
      columns={columns}
      {...(may && { actions: <CreateButton label={texts.add} /> })}
    />
  );
}
