import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type BoxReport, chanceOfNone, opensUntil, toGems } from '@skins/engine/catalogue/odds';
import type { DeskSkin } from '../../catalogue/calls';
import { useFormat } from '../../../shell/i18n';
import { type Fact, Facts } from '../../../shell/ui/Facts';
import { useRarityNames } from '../../../shell/ui/Rarity';
import { Section } from '../../../shell/ui/Section';
import { ReturnsFigure } from './ReturnsFigure';
import type { DropFigures } from './drop';
import type { PricedItems } from './returns.worker';
import { useTexts } from './texts';

const RAREST_FIRST = ['contraband', 'ancient', 'legendary', 'mythical', 'rare', 'uncommon'] as const;
const CHANCES = [0.5, 0.05, 0.01] as const;
/** Smaller probabilities are shown as "less than" this. */
const LEAST_SHOWN = 1e-6;
const OPENS = [10, 100, 1_000] as const;

/** The report on the odds while they are typed. */
export function ReportPanel({
  report,
  running,
  drop,
  draft,
  before,
  skins,
}: {
  report: BoxReport | undefined;
  running: BoxReport | undefined;
  /** undefined where the box takes no part in the extra drops */
  drop: DropFigures | undefined;
  draft: PricedItems | undefined;
  before: PricedItems | undefined;
  skins: ReadonlyMap<string, DeskSkin>;
}) {
  const texts = useTexts();
  const format = useFormat();
  const dropFacts = useDropFacts(drop);
  if (report === undefined || draft === undefined)
    return (
      <Section title={texts.report}>
        <Typography color="text.secondary">{texts.waiting}</Typography>
      </Section>
    );
  const { numerator, denominator } = report.rtpExact;
  return (
    <Section title={texts.report}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography component="p" sx={{ fontSize: 28, fontWeight: 600 }}>
          <span>{texts.rtp}</span> <span data-testid="rtp">{format.percent(report.rtp)}</span>
        </Typography>
        {running !== undefined && (
          <Typography color="text.secondary">
            {texts.points(format.signed((report.rtp - running.rtp) * 100))} ·{' '}
            {texts.running(format.percent(running.rtp))}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {String(numerator)} / {String(denominator)}
      </Typography>
      <Facts
        facts={[
          { label: texts.edge, value: format.percent(report.houseEdge) },
          {
            label: texts.deviation,
            value: `${texts.times(format.decimal(report.deviation))} · ${format.gems(toGems(Math.round(report.deviation * draft.price)))}`,
          },
          { label: texts.variance, value: format.decimal(report.variance) },
          {
            label: texts.largest,
            value: `${texts.times(format.decimal(report.largest.multiple))} · ${format.gems(toGems(report.largest.value))}`,
          },
          { label: texts.worthPrice, value: format.probability(report.worthPrice) },
          ...dropFacts,
        ]}
      />
      <ReturnsFigure after={draft} before={before} />
      <DryStreaks report={report} skins={skins} />
    </Section>
  );
}

/** The extra drop, and the return of box and drop together. */
function useDropFacts(drop: DropFigures | undefined): readonly Fact[] {
  const texts = useTexts();
  const format = useFormat();
  if (drop === undefined) return [];
  const { chance, worth, rtp, total } = drop;
  return [
    { label: texts.drop, value: `${format.probability(chance)} · ${format.gems(worth)}` },
    {
      label: texts.withDrop,
      value: `${format.percent(total - rtp)} + ${format.percent(rtp)} = ${format.percent(total)}`,
    },
  ];
}

/** Dry streaks: their probability, and the number of opens after which it is small. */
function DryStreaks({ report, skins }: { report: BoxReport; skins: ReadonlyMap<string, DeskSkin> }) {
  const texts = useTexts();
  const format = useFormat();
  const rarities = useRarityNames();
  const rarityOf = (skinId: string) => skins.get(skinId)?.rarity ?? 'unknown';
  const groups = RAREST_FIRST.map((rarity, place) => ({
    name: texts.orRarer(rarities[rarity]),
    there: report.items.some(({ skinId }) => rarityOf(skinId) === rarity),
    probability: report.items
      .filter(({ skinId }) => RAREST_FIRST.slice(0, place + 1).some((one) => one === rarityOf(skinId)))
      .reduce((sum, { probability }) => sum + probability, 0),
  })).filter(({ there, probability }) => there && probability < 1);
  const rows = [...groups, { name: texts.worth, probability: report.worthPrice }];
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2.5 }}>
        {texts.dry}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {texts.dryLede}
      </Typography>
      <Table
        size="small"
        sx={{
          tableLayout: 'fixed',
          '& td, & th': { px: 0.5, fontSize: 12 },
          '& th:first-of-type': { width: '36%' },
        }}
      >
        <Streaks
          title={texts.without}
          columns={CHANCES}
          head={(chance) => (chance === CHANCES[0] ? texts.half : format.wholePercent(chance))}
          rows={rows}
          cell={(probability, chance) =>
            probability > 0 ? format.count(opensUntil(probability, chance)) : texts.none
          }
        />
        <Streaks
          title={texts.chanceTable}
          columns={OPENS}
          head={(opens) => texts.opensOf(format.count(opens))}
          rows={rows}
          cell={(probability, opens) => {
            const chance = chanceOfNone(probability, opens);
            return chance < LEAST_SHOWN ? `< ${format.probability(LEAST_SHOWN)}` : format.probability(chance);
          }}
        />
      </Table>
    </>
  );
}

/** A part of the table with its own head: one row per kind of item. */
function Streaks({
  title,
  columns,
  head,
  rows,
  cell,
}: {
  title: string;
  columns: readonly number[];
  head: (column: number) => string;
  rows: readonly { readonly name: string; readonly probability: number }[];
  cell: (probability: number, column: number) => string;
}) {
  return (
    <>
      <TableHead>
        <TableRow>
          <TableCell>{title}</TableCell>
          {columns.map((column) => (
            <TableCell key={column} align="right">
              {head(column)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, probability }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right">
                {cell(probability, column)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </>
  );
}
