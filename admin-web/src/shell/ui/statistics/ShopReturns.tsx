import { Typography } from '@mui/material';
import { Section } from '../Section';
import { Deviation } from './Deviation';
import { RtpChart } from './RtpChart';
import type { Observed, Totals } from './tally';
import { useWords } from './words';

/** Published and observed return of all plays of a game, as one row of the first page. */
export function ShopReturns({
  name,
  lede,
  plays,
  promised,
  observed,
  deviation,
}: Pick<Totals, 'plays' | 'promised' | 'deviation'> & {
  name: string;
  lede: string;
  observed: Observed | null;
}) {
  const texts = useWords();
  if (promised === null || observed === null)
    return (
      <Section title={texts.returns}>
        <Typography color="text.secondary">{texts.neverPlayed}</Typography>
      </Section>
    );
  return (
    <Section title={texts.returns} lede={lede}>
      <RtpChart rows={[{ name, published: promised, plays, observed }]} />
      <Typography variant="body2">
        {texts.deviation} <Deviation value={deviation} />
      </Typography>
    </Section>
  );
}
