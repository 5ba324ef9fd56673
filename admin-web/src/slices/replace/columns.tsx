import type { ReplacementRow } from '@skins/api/replace/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { NamedLink } from '../../shell/ui/NamedLink';
import { useTexts } from './texts';

/** Returns the columns of a replacement, for every list. */
export function useColumns(): readonly Column<ReplacementRow>[] {
  const texts = useTexts();
  const format = useFormat();
  return [
    {
      label: texts.position,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/replace/${id}/show`} name={String(Number(id))} />,
    },
    { label: texts.time, render: ({ time }) => format.time(time) },
    {
      label: texts.sides,
      align: 'right',
      render: ({ given, taken }) => texts.counts(format.count(given), format.count(taken)),
    },
    { label: texts.worth, sort: 'worth', align: 'right', render: ({ worth }) => format.gems(worth) },
    { label: texts.price, align: 'right', render: ({ price }) => format.gems(price) },
    { label: texts.fee, sort: 'fee', align: 'right', render: ({ fee }) => format.gems(fee) },
    { label: texts.paid, align: 'right', render: ({ paid }) => format.gems(paid) },
    { label: texts.refund, align: 'right', render: ({ refund }) => format.gems(refund) },
  ];
}
