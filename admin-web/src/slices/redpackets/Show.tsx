import { Alert, Stack } from '@mui/material';
import type { RainRecord } from '@skins/api/redpackets/resources';
import { checkRain, isIndependent } from '@skins/engine/fairness';
import { useFormat } from '../../shell/i18n';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { Proof } from '../../shell/ui/Proof';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { StepTable } from '../../shell/ui/StepTable';
import { stateText } from './said';
import { useTexts } from './texts';

/** Refetch interval in milliseconds, so that a rain goes on by itself. */
const WATCH_MS = 5_000;

/** One rain: the reserve, who grabbed most, what happened, and the proof. Nothing here changes it. */
export function Show() {
  const texts = useTexts();
  return (
    <RecordShow<RainRecord> title={({ id }) => `${texts.rain} ${id}`} refetchEvery={WATCH_MS}>
      {(rain) => (
        <Stack spacing={2}>
          <Head rain={rain} />
          {rain.best.length > 0 && <Best rain={rain} />}
          <StepTable title={texts.timeline} steps={rain.steps} texts={texts} />
          <Evidence rain={rain} />
        </Stack>
      )}
    </RecordShow>
  );
}

function Head({ rain }: { rain: RainRecord }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordHead
      title={`${texts.rain} ${rain.id}`}
      facts={[
        { label: texts.state, value: stateText(texts, rain) },
        { label: texts.announced, value: format.time(rain.announced) },
        { label: texts.start, value: format.time(rain.start) },
        { label: texts.end, value: format.time(rain.endsAt) },
        { label: texts.reserved, value: format.gems(rain.reserved) },
        { label: texts.issued, value: format.gems(rain.issued) },
        { label: texts.back, value: rain.back === null ? '—' : format.gems(rain.back) },
        { label: texts.packets, value: format.count(rain.packets) },
        { label: texts.players, value: format.count(rain.players) },
        { label: texts.perPlayer, value: format.count(rain.perPlayer) },
      ]}
    />
  );
}

function Best({ rain: { best } }: { rain: RainRecord }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Section title={texts.best} lede={texts.bestLede}>
      <RowTable
        label={texts.best}
        rows={best}
        rowKey={({ player }) => player}
        columns={[
          {
            label: texts.player,
            render: ({ player }) => <NamedLink to={`/players/${player}/show`} name={player} />,
          },
          { label: texts.packets, align: 'right', render: ({ packets }) => format.count(packets) },
          { label: texts.issued, align: 'right', render: ({ amount }) => format.gems(amount) },
        ]}
      />
    </Section>
  );
}

function Evidence({ rain: { evidence } }: { rain: RainRecord }) {
  const texts = useTexts();
  const format = useFormat();
  const { source, seed, seedHash } = evidence;
  return (
    <Proof
      texts={texts}
      steps={checkRain(evidence)}
      facts={[
        { label: texts.round, value: format.count(source.round) },
        { label: texts.roundAt, value: format.time(source.time) },
        { label: texts.seedHash, value: <Hash value={seedHash} />, wide: true },
        ...(seed === null ? [] : [{ label: texts.seed, value: <Hash value={seed} />, wide: true }]),
      ]}
    >
      <Alert severity={isIndependent(source) ? 'success' : 'warning'} sx={{ mb: 2 }}>
        {isIndependent(source) ? texts.safe : texts.steers}
      </Alert>
    </Proof>
  );
}
