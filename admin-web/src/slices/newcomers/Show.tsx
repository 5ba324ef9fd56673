import type { StepRow } from '@skins/api/newcomers/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';
import { What } from './What';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  return (
    <RecordShow<StepRow> title={({ id }) => `${texts.record} ${Number(id)}`}>
      {(row) => (
        <Section title={row.words[locale]}>
          <Facts
            facts={[
              {
                label: texts.player,
                value: <NamedLink to={`/players/${row.playerId}/show`} name={row.playerId} />,
              },
              { label: texts.status, value: String(row.status) },
              { label: row.roomId === '' ? texts.box : texts.room, value: <What row={row} /> },
              { label: texts.time, value: format.time(row.time) },
              { label: texts.position, value: String(Number(row.id)) },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
