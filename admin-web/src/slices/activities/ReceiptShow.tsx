import type { ReceiptRow } from '@skins/api/activities/resources';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { Gives } from './Gives';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<ReceiptRow> title={({ id }) => `${texts.receipt} ${Number(id)}`}>
      {(row) => (
        <Section title={`${row.activityId} · ${row.step}`}>
          <Facts
            facts={[
              {
                label: texts.player,
                value: <NamedLink to={`/players/${row.playerId}/show`} name={row.playerId} />,
              },
              { label: texts.time, value: format.time(row.time) },
              { label: texts.gives, value: <Gives {...row} /> },
              { label: texts.rules, value: <Hash value={row.rulesHash} /> },
              { label: texts.position, value: String(Number(row.id)) },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
