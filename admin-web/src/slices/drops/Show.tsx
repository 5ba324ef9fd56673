import type { DropRow } from '@skins/api/drops/resources';
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
    <RecordShow<DropRow> title={({ id }) => `${texts.record} ${Number(id)}`}>
      {({ id, playerId, boxId, type, of, amount, worth, number, rulesHash, time }) => (
        <Section title={[texts.types[type], of, `× ${format.count(amount)}`].join(' ')}>
          <Facts
            facts={[
              { label: texts.player, value: <NamedLink to={`/players/${playerId}/show`} name={playerId} /> },
              { label: texts.box, value: <NamedLink to={`/boxes/${boxId}/show`} name={boxId} /> },
              { label: texts.worth, value: format.gems(worth) },
              { label: texts.number, value: format.count(number) },
              { label: texts.rules, value: rulesHash },
              { label: texts.time, value: format.time(time) },
              { label: texts.position, value: String(Number(id)) },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
