import { Typography } from '@mui/material';
import type { SkinRecord } from '@skins/api/catalogue/resources';
import { useRecordContext } from 'react-admin';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

type BoxOdds = SkinRecord['boxes'][number];

/** The boxes on sale that contain a skin, with its odds. */
export function Panel() {
  const skin = useRecordContext<SkinRecord>();
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  if (skin === undefined) return null;
  const columns: Column<BoxOdds>[] = [
    {
      label: texts.box,
      render: ({ boxId, number, names }) => (
        <NamedLink to={`/boxes/${boxId}/show`} name={`${number} · ${names[locale]}`} />
      ),
    },
    { label: texts.price, align: 'right', render: ({ price }) => format.gems(price) },
    { label: texts.valueInBox, align: 'right', render: ({ value }) => format.gems(value) },
    { label: texts.tickets, align: 'right', render: ({ tickets }) => format.count(tickets) },
    { label: texts.odds, align: 'right', render: ({ probability }) => format.probability(probability) },
  ];
  return (
    <Section title={texts.skinOdds} lede={texts.skinOddsLede}>
      {skin.boxes.length === 0 ? (
        <Typography color="text.secondary">{texts.inNoBox}</Typography>
      ) : (
        <RowTable
          label={texts.skinOdds}
          columns={columns}
          rows={skin.boxes}
          rowKey={({ boxId }) => boxId}
          minWidth={520}
        />
      )}
    </Section>
  );
}
