import { Alert } from '@mui/material';
import type { BoxVersion, ChiSquare } from '@skins/api/boxes/resources';
import { useFormat, useTexts } from '../i18n';
import { type Fact, Facts } from '../ui/Facts';
import { Hash } from '../ui/Hash';
import { Section } from '../ui/Section';
import { CountChart } from './CountChart';
import { TicketTable } from './TicketTable';

/** One version of a box: what it promises, ticket by ticket, and what came of it. */
export function VersionPanel({ version }: { version: BoxVersion }) {
  const texts = useTexts().boxes;
  return (
    <>
      <Section title={texts.versionTab(String(version.version))}>
        <Facts facts={useFacts(version)} />
      </Section>
      <Section title={texts.items}>
        <TicketTable items={version.items} />
      </Section>
      <Section title={texts.counts} lede={texts.countsLede}>
        <ChiSquareNote test={version.chiSquare} />
        {version.opens > 0 && <CountChart items={version.items} />}
      </Section>
    </>
  );
}

function useFacts(version: BoxVersion): Fact[] {
  const texts = useTexts().boxes;
  const format = useFormat();
  const { numerator, denominator } = version.rtpExact;
  const { observedRtp, band } = version;
  return [
    { label: texts.hash, value: <Hash value={version.hash} />, wide: true },
    { label: texts.published, value: format.time(version.published) },
    { label: texts.price, value: format.gems(version.price) },
    { label: texts.opens, value: format.count(version.opens) },
    { label: texts.spread, value: format.percent(version.standardDeviation) },
    { label: texts.publishedRtp, value: format.percent(version.rtp) },
    { label: texts.exact, value: `${numerator} / ${denominator}` },
    {
      label: texts.observedRtp,
      value:
        observedRtp === null || band === null
          ? texts.neverOpened
          : texts.withBand(format.percent(observedRtp), format.percent(band.low), format.percent(band.high)),
      wide: true,
    },
  ];
}

const DOUBTFUL = 0.05;
const WRONG = 0.001;
const SMALLEST_SHOWN = 0.0001;

function ChiSquareNote({ test }: { test: ChiSquare | null }) {
  const texts = useTexts().boxes;
  const format = useFormat();
  if (test === null)
    return (
      <Alert severity="info" variant="outlined">
        {texts.tooFew}
      </Alert>
    );
  const { statistic, degreesOfFreedom, pValue, pooled } = test;
  const figures = [format.decimal(statistic), String(degreesOfFreedom)] as const;
  return (
    <Alert severity={severityOf(pValue)} variant="outlined" sx={{ mb: 2 }}>
      <strong>{verdictOf(pValue, texts)}</strong>
      <br />
      {pValue < SMALLEST_SHOWN
        ? texts.chiSquareBelow(...figures)
        : texts.chiSquareResult(...figures, format.decimal(pValue))}
      {pooled > 0 && (
        <>
          <br />
          {texts.pooled(String(pooled))}
        </>
      )}
    </Alert>
  );
}

function severityOf(pValue: number): 'success' | 'warning' | 'error' {
  if (pValue < WRONG) return 'error';
  return pValue < DOUBTFUL ? 'warning' : 'success';
}

function verdictOf(pValue: number, texts: { wrong: string; doubtful: string; fits: string }): string {
  if (pValue < WRONG) return texts.wrong;
  return pValue < DOUBTFUL ? texts.doubtful : texts.fits;
}
