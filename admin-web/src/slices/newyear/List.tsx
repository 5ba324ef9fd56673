import type { GiftRow } from '@skins/api/newyear/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, exactFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { rewardText } from './reward-text';
import { useTexts } from './texts';

/** Draws and milestones of seasons, as players had them. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<GiftRow>[] = [
    {
      label: texts.position,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/season-gifts/${id}/show`} name={String(Number(id))} />,
    },
    { label: texts.time, render: ({ time }) => format.time(time) },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    { label: texts.kind, render: ({ kind }) => texts.kinds[kind] },
    { label: texts.radishes, align: 'right', render: ({ radishes }) => format.count(radishes) },
    { label: texts.earned, align: 'right', render: ({ earned }) => format.count(earned) },
    { label: texts.reward, render: rewardText },
  ];
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[exactFilter('playerId', texts.player), choiceFilter('kind', texts.kind, texts.kinds)]}
      columns={columns}
    />
  );
}
