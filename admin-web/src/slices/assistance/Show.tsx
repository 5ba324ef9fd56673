import type { AssistRow } from '@skins/api/assistance/resources';
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
    <RecordShow<AssistRow> title={({ id }) => `${texts.assist} ${Number(id)}`}>
      {({ id, roomId, playerId, helperId, device, time }) => (
        <Section title={texts.assist}>
          <Facts
            facts={[
              { label: texts.room, value: <NamedLink to={`/rolls/${roomId}/show`} name={roomId} /> },
              { label: texts.helper, value: <NamedLink to={`/players/${helperId}/show`} name={helperId} /> },
              { label: texts.player, value: <NamedLink to={`/players/${playerId}/show`} name={playerId} /> },
              { label: texts.time, value: format.time(time) },
              { label: texts.position, value: String(Number(id)) },
              { label: texts.device, value: device ?? texts.noDevice },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
