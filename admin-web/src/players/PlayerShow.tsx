import { Box } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import { useFormat, useTexts } from '../i18n';
import { Art } from '../ui/Art';
import { Facts } from '../ui/Facts';
import { RecordShow } from '../ui/RecordShow';
import { Section } from '../ui/Section';
import { BagGrid } from './BagGrid';
import { SeedChains } from './SeedChains';
import { Timeline } from './Timeline';

export function PlayerShow() {
  const { player } = useTexts().players;
  return (
    <RecordShow<PlayerRecord> title={({ id }) => `${player} ${id}`}>
      {(record) => (
        <>
          <Head player={record} />
          <SeedChains seeds={record.seeds} />
          <BagGrid />
          <Timeline />
        </>
      )}
    </RecordShow>
  );
}

function Head({ player }: { player: PlayerRecord }) {
  const texts = useTexts().players;
  const format = useFormat();
  return (
    <Section title={player.id}>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <Art src={player.avatar} size={96} />
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Facts
            facts={[
              { label: texts.balance, value: format.gems(player.balance) },
              { label: texts.items, value: format.count(player.bagCount) },
              { label: texts.bagValue, value: format.gems(player.bagValue) },
              { label: texts.events, value: format.count(player.events) },
              { label: texts.registered, value: format.time(player.registered) },
              { label: texts.phone, value: player.phone ?? texts.phoneHidden },
            ]}
          />
        </Box>
      </Box>
    </Section>
  );
}
