import { Alert, Stack } from '@mui/material';
import type { PairRow } from '@skins/api/battles/resources';
import { useFormat } from '../../shell/i18n';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { useTexts } from './texts';

/** Shows one pair: its net flow, the chance of that, and what to do. */
export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<PairRow> title={({ giver, taker }) => `${giver} → ${taker}`}>
      {({ giver, taker, decided, taken, flow, chance, sided, time }) => (
        <Stack spacing={2}>
          <RecordHead
            title={`${texts.pair} ${giver} → ${taker}`}
            facts={[
              { label: texts.giver, value: <NamedLink to={`/players/${giver}/show`} name={giver} /> },
              { label: texts.taker, value: <NamedLink to={`/players/${taker}/show`} name={taker} /> },
              { label: texts.flow, value: format.gems(flow) },
              { label: texts.decided, value: format.count(decided) },
              { label: texts.taken, value: format.count(taken) },
              { label: texts.chance, value: format.probability(chance) },
              { label: texts.time, value: format.time(time) },
            ]}
          />
          <Alert severity={sided ? 'warning' : 'info'}>{texts.pairsLede}</Alert>
        </Stack>
      )}
    </RecordShow>
  );
}
