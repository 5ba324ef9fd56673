import type { MoonRow } from '@skins/api/moonbox/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  return (
    <RecordShow<MoonRow> title={({ id }) => `${texts.record} ${Number(id)}`}>
      {(row) => (
        <Section title={`${row.phaseNames[locale]} → ${row.nextNames[locale]}`}>
          <Facts
            facts={[
              {
                label: texts.player,
                value: <NamedLink to={`/players/${row.playerId}/show`} name={row.playerId} />,
              },
              { label: texts.season, value: row.season },
              { label: texts.phase, value: `${row.phase} · ${row.phaseNames[locale]}` },
              { label: texts.next, value: `${row.next} · ${row.nextNames[locale]}` },
              { label: texts.time, value: format.time(row.time) },
              { label: texts.position, value: String(Number(row.id)) },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
