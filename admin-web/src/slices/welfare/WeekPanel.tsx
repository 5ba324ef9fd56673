import type { PlayerRecord } from '@skins/api/accounts/resources';
import type { DataOf } from '@skins/api/contract';
import type { playerWeekBenefits } from '@skins/api/welfare/contract';
import { useRecordContext } from 'react-admin';
import { useAnswer } from '../dossier/use-answer';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

/** The player's welfare of this week, and whether it was claimed. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  return player && <ThisWeek playerId={player.id} />;
}

function ThisWeek({ playerId }: { playerId: string }) {
  const texts = useTexts();
  const format = useFormat();
  const asked = useAnswer<DataOf<typeof playerWeekBenefits>>('/player/week-benefits', { playerId });
  const { data, error, refetch } = asked;
  return (
    <Section title={texts.thisWeek} lede={texts.thisWeekLede}>
      {error !== undefined && <LoadFailed error={error} retry={refetch} />}
      {data !== undefined && (
        <Facts
          facts={[
            { label: texts.level, value: `VIP ${data.level}` },
            { label: texts.given, value: data.amount === 0 ? texts.nothing : format.gems(data.amount) },
            { label: texts.claimed, value: data.claimed ? texts.yes : texts.no },
            { label: texts.ends, value: format.time(data.ends) },
          ]}
        />
      )}
    </Section>
  );
}
