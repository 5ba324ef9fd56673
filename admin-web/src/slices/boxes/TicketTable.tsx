import type { VersionItem } from '@skins/api/boxes/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { NamedLink } from '../../shell/ui/NamedLink';
import { Rarity } from '../../shell/ui/Rarity';
import { RowTable } from '../../shell/ui/RowTable';
import { useTexts } from './texts';

/** The tickets of a version by item. */
export function TicketTable({ items }: { items: readonly VersionItem[] }) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  const columns: Column<VersionItem>[] = [
    {
      label: texts.item,
      render: ({ skinId, image, names }) => (
        <NamedLink to={`/skins/${skinId}/show`} image={image} name={names[locale]} />
      ),
    },
    { label: texts.rarity, render: ({ rarity }) => <Rarity rarity={rarity} /> },
    { label: texts.value, align: 'right', render: ({ value }) => format.gems(value) },
    {
      label: texts.probability,
      align: 'right',
      render: ({ probability }) => format.probability(probability),
    },
    {
      label: texts.exact,
      align: 'right',
      nowrap: true,
      render: ({ probabilityExact: { numerator, denominator } }) => `${numerator} / ${denominator}`,
    },
    { label: texts.tickets, align: 'right', render: ({ tickets }) => format.count(tickets) },
    {
      label: texts.range,
      align: 'right',
      nowrap: true,
      render: ({ startTicket, endTicket }) => `[${startTicket}, ${endTicket})`,
    },
  ];
  return (
    <RowTable
      label={texts.items}
      columns={columns}
      rows={items}
      rowKey={({ skinId }) => skinId}
      minWidth={720}
    />
  );
}
