import { useFormat } from '../../i18n';
import { type Fact, Facts } from '../Facts';
import { Hash } from '../Hash';
import { Section } from '../Section';
import { Outcomes } from './Outcomes';
import type { RulesVersion } from './tally';
import { useGemFacts } from './use-gem-facts';
import { useWords } from './words';

/** One version of a game's rules: its published and its observed figures. */
export function VersionPanel({ version }: { version: RulesVersion }) {
  const texts = useWords();
  const { plays, odds, outcomes } = version;
  return (
    <>
      <Section title={texts.version(String(version.version))}>
        <Facts facts={useFacts(version)} />
      </Section>
      {odds}
      {outcomes && <Outcomes plays={plays} outcomes={outcomes} />}
    </>
  );
}

function useFacts(version: RulesVersion): Fact[] {
  const texts = useWords();
  const format = useFormat();
  const { exact, observed } = version;
  return [
    { label: texts.hash, value: <Hash value={version.hash} />, wide: true },
    { label: texts.publishedAt, value: format.time(version.publishedAt) },
    ...(version.facts ?? []),
    { label: texts.plays, value: format.count(version.plays) },
    ...useGemFacts(version),
    { label: texts.spread, value: format.percent(version.spread) },
    { label: texts.published, value: format.percent(version.published) },
    { label: texts.exact, value: `${exact.numerator} / ${exact.denominator}` },
    {
      label: texts.observed,
      value:
        observed === null
          ? texts.neverPlayed
          : texts.withBand(
              format.percent(observed.rtp),
              format.percent(observed.low),
              format.percent(observed.high),
            ),
      wide: true,
    },
  ];
}
