import { Alert } from '@mui/material';
import type { RoomDetail } from '@skins/api/rolls/resources';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { Hash } from '../../shell/ui/Hash';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

/** The randomness source of a room's draw, and who could steer it. */
export function Draw({ room: { steers, evidence } }: { room: RoomDetail }) {
  const texts = useTexts();
  const format = useFormat();
  const { source, frozen, winners, reserves } = evidence;
  const numbers = (drawn: RoomDetail['evidence']['winners']) =>
    drawn.map(({ n }) => format.count(n)).join(' · ');
  return (
    <Section title={texts.source}>
      <Alert severity={steers === 'nobody' ? 'success' : 'warning'} sx={{ mb: 2 }}>
        {steers === 'nobody' ? texts.safe : texts.steers}
      </Alert>
      <Facts
        facts={[
          ...(source.kind === 'beacon'
            ? [
                { label: texts.source, value: steers === 'nobody' ? texts.beacon : texts.ownBeacon },
                { label: texts.round, value: format.count(source.round) },
                { label: texts.roundAt, value: format.time(source.time) },
                { label: texts.chain, value: <Hash value={source.chain.hash} />, wide: true },
              ]
            : [
                { label: texts.source, value: texts.house },
                { label: texts.commitment, value: <Hash value={source.commitment} />, wide: true },
              ]),
          ...(frozen === null
            ? []
            : [
                { label: texts.frozenCount, value: format.count(frozen.count) },
                { label: texts.root, value: <Hash value={frozen.root} />, wide: true },
              ]),
          ...(winners.length === 0
            ? []
            : [{ label: texts.drawnNumbers, value: numbers(winners), wide: true }]),
          ...(reserves.length === 0 ? [] : [{ label: texts.reserves, value: numbers(reserves), wide: true }]),
        ]}
      />
    </Section>
  );
}
