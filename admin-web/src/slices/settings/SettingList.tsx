import type { SettingRow } from '@skins/api/settings/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { spanText } from './figures';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<SettingRow>[] = [
    {
      label: texts.setting,
      sort: 'name',
      render: ({ id, name }) => <NamedLink to={`/settings/${id}/show`} name={name} />,
    },
    {
      label: texts.inForce,
      render: ({ version, hash }) => (
        <>
          {version} <Hash value={hash} short />
        </>
      ),
    },
    {
      label: texts.since,
      sort: 'since',
      render: ({ since }) => (since === null ? texts.none : format.time(since)),
    },
    {
      label: texts.scheduledCount,
      align: 'right',
      render: ({ scheduled }) => format.count(scheduled.length),
    },
    { label: texts.openCount, align: 'right', render: ({ open }) => format.count(open) },
    {
      label: texts.notice,
      align: 'right',
      render: ({ notice }) => spanText(notice, texts, format),
    },
  ];
  return <RecordList sort={{ field: 'name', order: 'ASC' }} filters={[]} columns={columns} />;
}
