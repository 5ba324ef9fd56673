import type { ClaimRow } from '@skins/api/tasks/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { Gift } from './Gift';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  return (
    <RecordShow<ClaimRow> title={({ id }) => `${texts.claim} ${Number(id)}`}>
      {(row) => (
        <Section title={row.names[locale]}>
          <Facts
            facts={[
              {
                label: texts.player,
                value: <NamedLink to={`/players/${row.playerId}/show`} name={row.playerId} />,
              },
              { label: texts.time, value: format.time(row.time) },
              { label: texts.gives, value: <Gift row={row} /> },
              { label: texts.boxId, value: row.boxId },
              { label: texts.rules, value: <Hash value={row.rulesHash} /> },
              { label: texts.position, value: String(Number(row.id)) },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
