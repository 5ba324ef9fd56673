import { Alert } from '@mui/material';
import { useFormat } from '../../i18n';
import { Section } from '../Section';
import { CountChart } from './CountChart';
import type { ChiSquareTest, RulesVersion } from './tally';
import { useWords } from './words';

/** Compares the counts of outcomes with their tickets, one by one and by a test of all. */
export function Outcomes({
  plays,
  outcomes: { test, rows },
}: Required<Pick<RulesVersion, 'plays' | 'outcomes'>>) {
  const texts = useWords();
  return (
    <Section title={texts.counts} lede={texts.countsLede}>
      <ChiSquareNote test={test} />
      {plays > 0 && <CountChart outcomes={rows} />}
    </Section>
  );
}

const DOUBTFUL = 0.05;
const WRONG = 0.001;
const SMALLEST_SHOWN = 0.0001;

function ChiSquareNote({ test }: { test: ChiSquareTest | null }) {
  const texts = useWords();
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
        : texts.chiSquare(...figures, format.decimal(pValue))}
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
