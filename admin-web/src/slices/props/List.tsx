import type { PropRow } from '@skins/api/props/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, exactFilter } from '../../shell/ui/filters';
import { CatalogueLink } from '../../shell/ui/CatalogueLink';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { placeOf } from './place';
import { useTexts } from './texts';

/** Props granted to players, and props used. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const columns: Column<PropRow>[] = [
    {
      label: texts.position,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/prop-moves/${id}/show`} name={placeOf(id)} />,
    },
    { label: texts.time, render: ({ time }) => format.time(time) },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    { label: texts.prop, render: ({ names }) => names[locale] },
    {
      label: texts.box,
      render: ({ boxId }) => boxId !== null && <CatalogueLink of="boxes" id={boxId} />,
    },
    { label: texts.count, align: 'right', render: ({ count }) => format.count(count) },
  ];
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[exactFilter('playerId', texts.player), choiceFilter('type', texts.prop, texts.types)]}
      columns={columns}
    />
  );
}
