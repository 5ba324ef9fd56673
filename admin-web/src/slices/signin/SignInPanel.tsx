import type { PlayerRecord } from '@skins/api/accounts/resources';
import type { DataOf } from '@skins/api/contract';
import type { playerSignIn } from '@skins/api/signin/contract';
import { useRecordContext } from 'react-admin';
import { useAnswer } from '../dossier/use-answer';
import { Facts } from '../../shell/ui/Facts';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

/** The player's progress on the sign-in boards. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  return player && <Standing playerId={player.id} />;
}

function Standing({ playerId }: { playerId: string }) {
  const texts = useTexts();
  const { data, error, refetch } = useAnswer<DataOf<typeof playerSignIn>>('/player/sign-in', { playerId });
  return (
    <Section title={texts.standing} lede={texts.standingLede}>
      {error !== undefined && <LoadFailed error={error} retry={refetch} />}
      {data !== undefined && (
        <Facts
          facts={[
            { label: texts.open, value: data.open ? texts.isOpen : texts.isClosed },
            { label: texts.last, value: data.lastDate ?? texts.never },
            { label: texts.today, value: data.signedToday ? texts.signed : texts.unsigned },
            { label: texts.row, value: String(data.days) },
            { label: texts.month, value: `${data.month}: ${data.monthDays}` },
            {
              label: texts.claimed,
              value: data.claimed.length === 0 ? texts.nothingClaimed : data.claimed.join(', '),
            },
          ]}
        />
      )}
    </Section>
  );
}
