import { Box, Typography } from '@mui/material';
import type { MoneyDayRow } from '@skins/api/health/resources';
import { useFormat } from '../../shell/i18n';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { Section } from '../../shell/ui/Section';
import { Bars, Line } from './Bars';
import { useTexts } from './texts';
import { useRows } from './use-rows';

const HEIGHT = 44;
const FLOWS = ['in', 'out'] as const;
const BALANCES = ['held', 'house', 'escrow'] as const;
const SIGNS = { in: '', out: '−', held: '=', house: '+', escrow: '+' } as const;

/** Gems of the last house days: inflow, outflow, and holders. */
export function Money({ everyMs }: { everyMs: number }) {
  const texts = useTexts();
  const { data, error, refetch } = useRows<MoneyDayRow>('money-days', everyMs);
  if (error !== null) return <LoadFailed error={error} retry={() => void refetch()} />;
  const days = data ?? [];
  return (
    <Section title={texts.money} lede={texts.moneyLede}>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' },
        }}
      >
        {FLOWS.map((name) => (
          <Flow key={name} name={name} days={days} />
        ))}
        {BALANCES.map((name) => (
          <Balance key={name} name={name} days={days} />
        ))}
      </Box>
    </Section>
  );
}

function Flow({ name, days }: { name: (typeof FLOWS)[number]; days: readonly MoneyDayRow[] }) {
  const texts = useTexts();
  const format = useFormat();
  const values = days.map((day) => day[name]);
  const total = format.gems(values.reduce((sum, value) => sum + value, 0));
  return (
    <Tile name={name} figure={total} days={days} today={format.signed(values.at(-1) ?? 0)}>
      <Bars
        label={texts.flowChart(texts.moneyNames[name], total, format.gems(Math.max(0, ...values)))}
        values={values}
        height={HEIGHT}
      />
    </Tile>
  );
}

function Balance({ name, days }: { name: (typeof BALANCES)[number]; days: readonly MoneyDayRow[] }) {
  const texts = useTexts();
  const format = useFormat();
  const values = days.map((day) => day[name]);
  const [first = 0, last = 0, before = 0] = [values[0], values.at(-1), values.at(-2)];
  return (
    <Tile name={name} figure={format.gems(last)} days={days} today={format.signed(last - before)}>
      <Line
        label={texts.balanceChart(texts.moneyNames[name], format.gems(first), format.gems(last))}
        values={values}
        height={HEIGHT}
      />
    </Tile>
  );
}

function Tile({
  name,
  figure,
  today,
  days,
  children,
}: {
  name: keyof typeof SIGNS;
  figure: string;
  today: string;
  days: readonly MoneyDayRow[];
  children: React.ReactNode;
}) {
  const texts = useTexts();
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {SIGNS[name] !== '' && <span aria-hidden>{SIGNS[name]} </span>}
        {texts.moneyNames[name]}
      </Typography>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }} noWrap>
        {figure}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {texts.today} <b>{today}</b>
      </Typography>
      {children}
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="caption" color="text.secondary">
          {days[0]?.id.slice(5)}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {texts.today}
        </Typography>
      </Box>
    </Box>
  );
}
