import type { PlayerRecord } from '@skins/api/accounts/resources';
import type { DataOf } from '@skins/api/contract';
import type { playerProps } from '@skins/api/props/contract';
import { useRecordContext } from 'react-admin';
import { useAnswer } from '../dossier/use-answer';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

/** The player's holdings other than gems and skins. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  return player && <Held playerId={player.id} />;
}

function Held({ playerId }: { playerId: string }) {
  const texts = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useAnswer<DataOf<typeof playerProps>>('/player/props', { playerId });
  const held = data?.props.map(({ name, boxName, count }) => ({
    label: boxName === '' ? name : `${name} · ${boxName}`,
    value: format.count(count),
  }));
  const trend = data?.trendUntil ?? null;
  return (
    <Section title={texts.held} lede={texts.heldLede}>
      {error !== undefined && <LoadFailed error={error} retry={refetch} />}
      {held?.length === 0 && texts.noProps}
      {held !== undefined && (
        <Facts
          facts={[
            ...held,
            ...(trend === null ? [] : [{ label: texts.trendUntil, value: format.time(trend) }]),
          ]}
        />
      )}
    </Section>
  );
}
