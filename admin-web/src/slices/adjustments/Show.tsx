import type { AdjustmentRow } from '@skins/api/adjustments/resources';
import { useFormat } from '../../shell/i18n';
import { Acts } from '../../shell/ui/Acts';
import { Facts } from '../../shell/ui/Facts';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { reasonIn } from './reason';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<AdjustmentRow> title={({ id }) => `${texts.adjustment} ${Number(id)}`}>
      {({ id, playerId, operator, way, gems, items, reason, approved, time }) => (
        <>
          <Section
            title={
              way === 'void'
                ? `${texts.kinds.void}: ${texts.itemsWorth(format.count(items), format.gems(gems))}`
                : `${texts.kinds[way]} ${format.gems(gems)}`
            }
          >
            <Facts
              facts={[
                {
                  label: texts.player,
                  value: <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
                },
                { label: texts.reason, value: reasonIn(texts.reasons, reason) },
                { label: texts.how, value: approved ? texts.byTwo : texts.byOne },
                { label: texts.operator, value: operator },
                { label: texts.time, value: format.time(time) },
                { label: texts.position, value: String(Number(id)) },
              ]}
            />
          </Section>
          {approved && <Acts about={`player-${playerId}`} position={id} state="approved" />}
        </>
      )}
    </RecordShow>
  );
}
