import type { PurchaseRow } from '@skins/api/mall/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { exactFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';

/** Players' purchases in the store. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const columns: Column<PurchaseRow>[] = [
    {
      label: texts.position,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/store-purchases/${id}/show`} name={String(Number(id))} />,
    },
    { label: texts.time, render: ({ time }) => format.time(time) },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    {
      label: texts.skin,
      render: ({ skinId, image, names }) => (
        <NamedLink to={`/skins/${skinId}/show`} image={image} name={names[locale]} />
      ),
    },
    { label: texts.price, sort: 'gems', align: 'right', render: ({ gems }) => format.gems(gems) },
  ];
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[exactFilter('playerId', texts.player), exactFilter('skinId', texts.skinId)]}
      columns={columns}
    />
  );
}
