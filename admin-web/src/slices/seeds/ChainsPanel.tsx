import { Box, LinearProgress, Typography } from '@mui/material';
import type { PlayerRecord, SeedChain } from '@skins/api/accounts/resources';
import { useRecordContext } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { Hash } from '../../shell/ui/Hash';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

/** How far each of the player's seed chains is used. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  const texts = useTexts();
  if (player === undefined) return null;
  const { current, next } = player.seeds;
  return (
    <Section title={texts.seeds} lede={texts.seedsLede}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {current !== null && <Chain chain={current} state={texts.running} />}
        {next !== null && <Chain chain={next} state={texts.next} />}
      </Box>
    </Section>
  );
}

function Chain({ chain, state }: { chain: SeedChain; state: string }) {
  const texts = useTexts();
  const format = useFormat();
  const title = `${texts.chain(String(chain.chainId))} · ${state}`;
  return (
    <div>
      <Typography variant="h3" gutterBottom>
        {title}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(chain.used / chain.length) * 100}
        aria-label={`${title}, ${texts.used}`}
        sx={{ mb: 1.5, maxWidth: 480 }}
      />
      <Facts
        facts={[
          { label: texts.used, value: texts.usedOf(format.count(chain.used), format.count(chain.length)) },
          { label: texts.chainState, value: chain.armed ? texts.armed : texts.unarmed },
          { label: texts.commitment, value: <Hash value={chain.commitment} />, wide: true },
          { label: texts.anchor, value: <Hash value={chain.anchor} />, wide: true },
        ]}
      />
    </div>
  );
}
