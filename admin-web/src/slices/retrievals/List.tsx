import type { RetrievalRow } from '@skins/api/retrievals/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, exactFilter, spanFilters } from '../../shell/ui/filters';
import { CatalogueLink } from '../../shell/ui/CatalogueLink';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { ageText } from './age';
import { useTexts } from './texts';

/** Retrievals of items. Filtered to waiting ones, it is the queue of releases. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<RetrievalRow>[] = [
    {
      label: texts.retrieval,
      render: ({ id }) => <NamedLink to={`/retrievals/${id}/show`} name={id.slice(0, 8)} />,
    },
    { label: texts.time, sort: 'time', render: ({ time }) => format.time(time) },
    { label: texts.age, align: 'right', render: ({ age }) => ageText(age, texts) },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    { label: texts.skin, render: ({ skinId }) => <CatalogueLink of="skins" id={skinId} /> },
    { label: texts.value, align: 'right', render: ({ value }) => format.gems(value) },
    {
      label: texts.stage,
      render: ({ stage, stuck, proposed, recalled }) =>
        [
          texts.stages[stage],
          ...(stuck ? [texts.stuck] : []),
          ...(proposed ? [texts.proposed] : []),
          ...(recalled ? [texts.recalledMark] : []),
        ].join(' '),
    },
  ];
  return (
    <RecordList
      sort={{ field: 'time', order: 'DESC' }}
      filters={[
        exactFilter('playerId', texts.player),
        choiceFilter('stage', texts.stage, texts.stages),
        ...spanFilters({ fromDay: texts.from, toDay: texts.to }),
      ]}
      columns={columns}
    />
  );
}
