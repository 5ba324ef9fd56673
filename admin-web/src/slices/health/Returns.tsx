import { Typography } from '@mui/material';
import type { ReturnRow } from '@skins/api/health/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import type { Column } from '../../shell/ui/column';
import { Plot } from '../../shell/ui/statistics/Plot';
import { scaleOver } from '../../shell/ui/statistics/scale';
import { PALETTE } from '../../shell/ui/palette';
import { STATES } from './Verdict';
import { useTexts } from './texts';
import { useRows } from './use-rows';

const ROWS = 12;
const HEIGHT = 26;
const VERDICTS = { 'as-published': 'well', 'too-few': 'well', suspicious: 'wrong' } as const;

const farFirst = (a: ReturnRow, b: ReturnRow) => Math.abs(b.deviation ?? 0) - Math.abs(a.deviation ?? 0);

/** Published and observed return, largest deviation first, and one test over all. */
export function Returns({ everyMs }: { everyMs: number }) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const { data, error, refetch } = useRows<ReturnRow>('returns', everyMs);
  if (error !== null) return <LoadFailed error={error} retry={() => void refetch()} />;
  const all = data ?? [];
  if (all.length === 0)
    return (
      <Section title={texts.returns}>
        <Typography color="text.secondary">{texts.neverPlayed}</Typography>
      </Section>
    );
  const rows = all.toSorted(farFirst).slice(0, ROWS);
  const scale = scaleOver(
    rows.flatMap(({ expectedRtp, band }) => [
      expectedRtp ?? 0,
      ...(band === null ? [] : [band.low, band.high]),
    ]),
  );
  const columns: Column<ReturnRow>[] = [
    { label: texts.played, nowrap: true, render: ({ names }) => names[locale] },
    { label: texts.playsColumn, align: 'right', render: ({ plays }) => format.count(plays) },
    {
      label: texts.published,
      align: 'right',
      render: ({ expectedRtp }) => (expectedRtp === null ? '' : format.percent(expectedRtp)),
    },
    { label: texts.chart, render: (row) => <Row row={row} at={scale.at} name={row.names[locale]} /> },
    {
      label: texts.observed,
      align: 'right',
      render: ({ observedRtp }) => (observedRtp === null ? '' : <b>{format.percent(observedRtp)}</b>),
    },
    { label: texts.deviation, align: 'right', nowrap: true, render: (row) => <Deviation row={row} /> },
  ];
  const tested = all.flatMap(({ corrected }) => (corrected === null ? [] : [corrected]));
  const wrong = all.filter(({ verdict }) => verdict === 'suspicious').length;
  return (
    <Section title={texts.returns} lede={texts.returnsLede}>
      <RowTable label={texts.returns} columns={columns} rows={rows} rowKey={({ id }) => id} minWidth={620} />
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {tested.length === 0
          ? texts.noneTested
          : texts.tested(format.count(tested.length), format.decimal(Math.min(...tested)))}{' '}
        {tested.length > 0 && (
          <b>{wrong > 0 ? texts.someSuspicious(format.count(wrong)) : texts.noneSuspicious}</b>
        )}
      </Typography>
    </Section>
  );
}

function Deviation({ row: { deviation, verdict } }: { row: ReturnRow }) {
  const texts = useTexts();
  const format = useFormat();
  const { Icon, color } = STATES[VERDICTS[verdict]];
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'inline-flex', gap: '4px', color: verdict === 'suspicious' ? color : undefined }}
    >
      {verdict === 'suspicious' && <Icon sx={{ fontSize: 16 }} aria-hidden />}
      {deviation === null ? '' : `${format.signed(deviation)} σ · `}
      {texts.verdicts[verdict]}
    </Typography>
  );
}

/** The published value as a line, the observed one as a dot, the confidence band as a bar. */
function Row({
  row: { expectedRtp, observedRtp, band },
  at,
  name,
}: {
  row: ReturnRow;
  at: (value: number) => number;
  name: string;
}) {
  const texts = useTexts();
  const format = useFormat();
  if (expectedRtp === null || observedRtp === null || band === null) return null;
  const label = texts.returnRow(
    name,
    format.percent(expectedRtp),
    format.percent(observedRtp),
    format.percent(band.low),
    format.percent(band.high),
  );
  const middle = HEIGHT / 2;
  return (
    <div style={{ minWidth: 130 }}>
      <Plot label={label} height={HEIGHT}>
        <line x1="0" x2="100%" y1={middle} y2={middle} stroke={PALETTE.line} />
        <rect
          x={`${at(band.low)}%`}
          width={`${at(band.high) - at(band.low)}%`}
          y={middle - 6}
          height={12}
          rx={2}
          fill={PALETTE.jade}
          fillOpacity={0.24}
        />
        <line
          x1={`${at(expectedRtp)}%`}
          x2={`${at(expectedRtp)}%`}
          y1={2}
          y2={HEIGHT - 2}
          stroke={PALETTE.ink}
          strokeWidth={2.5}
        />
        <circle cx={`${at(observedRtp)}%`} cy={middle} r={4.5} fill={PALETTE.jade} />
      </Plot>
    </div>
  );
}
