import type { GiftRow } from '@skins/api/newyear/resources';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { rewardText } from './reward-text';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<GiftRow> title={({ id }) => `${texts.record} ${Number(id)}`}>
      {(row) => (
        <Section title={texts.kinds[row.kind]}>
          <Facts
            facts={[
              {
                label: texts.player,
                value: <NamedLink to={`/players/${row.playerId}/show`} name={row.playerId} />,
              },
              { label: texts.radishes, value: format.count(row.radishes) },
              { label: texts.earned, value: format.count(row.earned) },
              { label: texts.ticket, value: row.ticket === null ? '–' : format.count(row.ticket) },
              { label: texts.reward, value: rewardText(row) },
              { label: texts.season, value: row.rulesHash },
              { label: texts.time, value: format.time(row.time) },
              { label: texts.position, value: String(Number(row.id)) },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
