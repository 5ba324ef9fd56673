import type { ExclusionRow } from '@skins/api/limits/resources';
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
    <RecordShow<ExclusionRow> title={({ id }) => `${texts.exclusion} ${Number(id)}`}>
      {({ id, playerId, days, time, until }) => (
        <Section title={texts.exclusion} lede={texts.lede}>
          <Facts
            facts={[
              { label: texts.player, value: <NamedLink to={`/players/${playerId}/show`} name={playerId} /> },
              { label: texts.days, value: days === null ? texts.shared : format.count(days) },
              { label: texts.time, value: format.time(time) },
              { label: texts.until, value: format.time(until) },
              { label: texts.position, value: String(Number(id)) },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
