import { Alert, Stack } from '@mui/material';
import type { BattleRecord } from '@skins/api/battles/resources';
import { checkBattle, isIndependent } from '@skins/engine/fairness';
import { useFormat } from '../../shell/i18n';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { Proof } from '../../shell/ui/Proof';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { StepTable } from '../../shell/ui/StepTable';
import { seatingText, stateText } from './said';
import { useTexts } from './texts';

/** Refetch interval in milliseconds, so that a battle goes on by itself. */
const WATCH_MS = 5_000;

/** One battle: seats, what happened, and the proof. Nothing here changes it. */
export function Show() {
  const texts = useTexts();
  return (
    <RecordShow<BattleRecord> title={({ id }) => `${texts.battle} ${id}`} refetchEvery={WATCH_MS}>
      {(battle) => (
        <Stack spacing={2}>
          <Head battle={battle} />
          <Seats battle={battle} />
          <StepTable title={texts.timeline} steps={battle.steps} texts={texts} />
          <Evidence battle={battle} />
        </Stack>
      )}
    </RecordShow>
  );
}

function Head({ battle }: { battle: BattleRecord }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordHead
      title={`${texts.battle} ${battle.id}`}
      facts={[
        { label: texts.state, value: stateText(texts, battle) },
        { label: texts.rule, value: texts.rules[battle.rule] },
        { label: texts.seats, value: `${battle.taken} / ${seatingText(battle)}` },
        { label: texts.rounds, value: format.count(battle.rounds) },
        { label: texts.price, value: format.gems(battle.price) },
        { label: texts.access, value: battle.open ? texts.open : texts.byLink },
        { label: texts.devices, value: battle.oneADevice ? texts.oneADevice : texts.anyDevice },
        {
          label: texts.creator,
          value: <NamedLink to={`/players/${battle.creator}/show`} name={battle.creator} />,
        },
      ]}
    />
  );
}

function Seats({ battle: { seatList } }: { battle: BattleRecord }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Section title={texts.seats} lede={texts.seatsLede}>
      <RowTable
        label={texts.seats}
        rows={seatList}
        rowKey={({ seat }) => String(seat)}
        minWidth={640}
        columns={[
          { label: texts.seat, render: ({ seat }) => format.count(seat) },
          { label: texts.team, render: ({ team }) => (team === 0 ? '—' : format.count(team)) },
          {
            label: texts.player,
            render: ({ player }) => <NamedLink to={`/players/${player}/show`} name={player} />,
          },
          { label: texts.seed, render: ({ userSeed }) => userSeed },
          { label: texts.total, align: 'right', render: ({ total }) => format.gems(total) },
          { label: texts.items, align: 'right', render: ({ value }) => format.gems(value) },
          { label: texts.share, align: 'right', render: ({ share }) => format.gems(share) },
        ]}
      />
    </Section>
  );
}

function Evidence({ battle: { evidence } }: { battle: BattleRecord }) {
  const texts = useTexts();
  const format = useFormat();
  const { source, frozen } = evidence;
  return (
    <Proof
      texts={texts}
      steps={checkBattle(evidence)}
      facts={[
        ...(source === null
          ? []
          : [
              { label: texts.round, value: format.count(source.round) },
              { label: texts.roundAt, value: format.time(source.time) },
              { label: texts.chain, value: <Hash value={source.chain.hash} />, wide: true },
            ]),
        ...(frozen === null ? [] : [{ label: texts.root, value: <Hash value={frozen.root} />, wide: true }]),
      ]}
    >
      {source !== null && (
        <Alert severity={isIndependent(source) ? 'success' : 'warning'} sx={{ mb: 2 }}>
          {isIndependent(source) ? texts.safe : texts.steers}
        </Alert>
      )}
    </Proof>
  );
}
