import type { WeekClaimRow } from '@skins/api/welfare/resources';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<WeekClaimRow> title={({ id }) => `${texts.claim} ${Number(id)}`}>
      {({ id, playerId, level, gems, monday, time }) => (
        <Section title={`VIP ${level}: ${format.gems(gems)}`}>
          <Facts
            facts={[
              { label: texts.player, value: <NamedLink to={`/players/${playerId}/show`} name={playerId} /> },
              { label: texts.week, value: monday },
              { label: texts.time, value: format.time(time) },
              { label: texts.position, value: String(Number(id)) },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
