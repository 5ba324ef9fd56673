import { Stack, Typography } from '@mui/material';
import type { TargetRow } from '@skins/api/upgrades/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { Deviation } from '../../shell/ui/statistics/Deviation';
import { RtpChart } from '../../shell/ui/statistics/RtpChart';
import { observedOf } from '../../shell/ui/statistics/tally';
import { useOperator } from '../../shell/session';
import { useTexts } from './texts';
import { Upgrades } from './Upgrades';

/** A skin as a target: observed wins, and expected wins by its chances. */
export function Show() {
  const locale = useConsoleLocale();
  const mayRead = useOperator()?.rights.includes('read-players') === true;
  return (
    <RecordShow<TargetRow> title={({ names }) => names[locale]}>
      {(target) => (
        <Stack spacing={2}>
          <Head target={target} />
          <Comparison target={target} />
          {mayRead && <Upgrades target="target" />}
        </Stack>
      )}
    </RecordShow>
  );
}

function Head({ target }: { target: TargetRow }) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  const { names, image, skinId, price, plays, wins, expectedWins, winsBand, staked, returned } = target;
  return (
    <RecordHead
      title={names[locale]}
      art={{ src: image, size: 132 }}
      facts={[
        { label: texts.target, value: <NamedLink to={`/skins/${skinId}/show`} name={skinId} /> },
        { label: texts.price, value: price === null ? texts.delisted : format.gems(price) },
        { label: texts.plays, value: format.count(plays) },
        { label: texts.wins, value: format.count(wins) },
        {
          label: texts.expected,
          value: texts.expectedBand(
            format.amount(expectedWins),
            format.amount(winsBand.low),
            format.amount(winsBand.high),
          ),
        },
        { label: texts.staked, value: format.gems(staked) },
        { label: texts.returned, value: format.gems(returned) },
      ]}
    />
  );
}

function Comparison({ target }: { target: TargetRow }) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const { names, plays, expectedRtp, observedRtp, band, deviation } = target;
  const observed = observedOf(observedRtp, band);
  if (expectedRtp === null) return null;
  return (
    <Section title={texts.comparison} lede={texts.comparisonLede}>
      <RtpChart rows={[{ name: names[locale], published: expectedRtp, plays, observed }]} />
      <Typography variant="body2">
        {texts.deviation} <Deviation value={deviation} />
      </Typography>
    </Section>
  );
}
