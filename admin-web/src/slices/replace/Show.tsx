import { Box } from '@mui/material';
import type { ReplacementRecord } from '@skins/api/replace/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Art } from '../../shell/ui/Art';
import type { Column } from '../../shell/ui/column';
import { Facts } from '../../shell/ui/Facts';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { Rarity } from '../../shell/ui/Rarity';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  return (
    <RecordShow<ReplacementRecord> title={({ id }) => `${texts.title} ${Number(id)}`}>
      {(record) => (
        <>
          <Sum record={record} />
          <Side title={texts.given} items={record.items} />
          <Side title={texts.taken} items={record.skins} />
          <Section title={texts.proof}>
            <Facts
              facts={[
                { label: texts.quote, value: <Hash value={record.quote} />, wide: true },
                { label: texts.rules, value: <Hash value={record.rulesHash} />, wide: true },
                { label: texts.command, value: record.commandId, wide: true },
              ]}
            />
          </Section>
        </>
      )}
    </RecordShow>
  );
}

function Sum({
  record: { playerId, time, worth, price, fee, paid, refund, kept },
}: {
  record: ReplacementRecord;
}) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Section title={`${format.gems(worth)} → ${format.gems(price)}`}>
      <Facts
        facts={[
          { label: texts.player, value: <NamedLink to={`/players/${playerId}/show`} name={playerId} /> },
          { label: texts.time, value: format.time(time) },
          { label: texts.worth, value: format.gems(worth) },
          { label: texts.fee, value: format.gems(fee) },
          { label: texts.price, value: format.gems(price) },
          { label: texts.paid, value: format.gems(paid) },
          { label: texts.refund, value: format.gems(refund) },
          { label: texts.kept, value: format.gems(kept) },
        ]}
      />
    </Section>
  );
}

type Valued = ReplacementRecord['items'][number];

function Side({ title, items }: { title: string; items: readonly Valued[] }) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  const columns: Column<Valued>[] = [
    {
      label: texts.skin,
      render: ({ skinId, names, image }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Art src={image} size={40} />
          <NamedLink to={`/skins/${skinId}/show`} name={names[locale]} />
        </Box>
      ),
    },
    { label: texts.item, render: ({ itemId }) => itemId },
    { label: texts.rarity, render: ({ rarity }) => <Rarity rarity={rarity} /> },
    { label: texts.value, align: 'right', render: ({ value }) => format.gems(value) },
  ];
  return (
    <Section title={title}>
      <RowTable label={title} columns={columns} rows={items} rowKey={({ itemId }) => itemId} minWidth={520} />
    </Section>
  );
}
