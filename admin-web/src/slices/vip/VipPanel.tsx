import { Alert } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import type { DataOf } from '@skins/api/contract';
import type { playerVip } from '@skins/api/vip/contract';
import { useRecordContext } from 'react-admin';
import { useAnswer } from '../dossier/use-answer';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

/** The player's VIP level, and how it was reached. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  return player && <Standing playerId={player.id} />;
}

function Standing({ playerId }: { playerId: string }) {
  const texts = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useAnswer<DataOf<typeof playerVip>>('/player/vip', { playerId });
  return (
    <Section title={texts.standing} lede={texts.standingLede}>
      {error !== undefined && <LoadFailed error={error} retry={refetch} />}
      {data?.paused === true && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.paused}
        </Alert>
      )}
      {data !== undefined && (
        <Facts
          facts={[
            { label: texts.level, value: `VIP ${data.level}` },
            { label: texts.experience, value: format.gems(data.experience) },
            { label: texts.takenBack, value: format.gems(data.takenBack) },
            { label: texts.month, value: format.gems(data.monthPaid) },
            { label: texts.lastMonth, value: `VIP ${data.lastMonthLevel}` },
            { label: texts.claimed, value: data.claimed === 0 ? texts.unclaimed : `VIP ${data.claimed}` },
            { label: texts.rate, value: format.percent(data.rate) },
          ]}
        />
      )}
    </Section>
  );
}
