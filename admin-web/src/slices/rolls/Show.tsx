import { Stack } from '@mui/material';
import type { RoomDetail } from '@skins/api/rolls/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { CatalogueLink } from '../../shell/ui/CatalogueLink';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { StepTable } from '../../shell/ui/StepTable';
import { Acts } from './Acts';
import { Draw } from './Draw';
import { Publishing } from './Publishing';
import { useTexts } from './texts';

/** Refetch interval in milliseconds, so that changes to a room show by themselves. */
const WATCH_MS = 5_000;

/** One room: prizes, conditions, state, and operators' actions. */
export function Show() {
  const texts = useTexts();
  const locale = useConsoleLocale();
  return (
    <RecordShow<RoomDetail> title={({ name }) => name[locale]} refetchEvery={WATCH_MS}>
      {(room) => (
        <Stack spacing={2}>
          <Head room={room} />
          {room.state === 'created' && <Publishing room={room} />}
          <Acts room={room} />
          <StepTable title={texts.watch} lede={texts.watchLede} steps={room.steps} texts={texts} />
          <Draw room={room} />
          <Prizes room={room} />
        </Stack>
      )}
    </RecordShow>
  );
}

/** Returns the address of the helps for a room. */
const helpIn = (roomId: string) => `/assists?filter=${encodeURIComponent(JSON.stringify({ roomId }))}`;

function Head({ room }: { room: RoomDetail }) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const { state, ending, host, passwords, door, requirements } = room;
  const asked = requirements.map(({ kind, wanted, days }) =>
    [
      texts.kindsOfConditions[kind] ?? kind,
      ...(kind === 'invited' ? [] : [format.amount(wanted)]),
      ...(days === null ? [] : [texts.days(format.count(days))]),
    ].join(' '),
  );
  return (
    <RecordHead
      title={room.name[locale]}
      lede={room.description[locale]}
      art={{ src: room.image, size: 120 }}
      facts={[
        { label: texts.state, value: ending === null ? texts.states[state] : texts.endings[ending] },
        { label: texts.kind, value: room.type === 0 ? texts.kinds.official : texts.kinds.streamer },
        ...(host === ''
          ? []
          : [{ label: texts.host, value: <NamedLink to={`/players/${host}/show`} name={host} /> }]),
        { label: texts.people, value: format.count(room.people) },
        { label: texts.value, value: format.gems(room.worth) },
        { label: texts.held, value: format.gems(room.held) },
        { label: texts.closes, value: format.time(room.closesAt) },
        { label: texts.door, value: texts.doors[door] },
        { label: texts.devices, value: room.oneADevice ? texts.oneADevice : texts.anyDevice },
        ...(door === 'once'
          ? [
              { label: texts.passwords, value: format.count(passwords.issued) },
              { label: texts.passwordsUsed, value: format.count(passwords.used) },
            ]
          : []),
        {
          label: texts.conditions,
          value: asked.length === 0 ? texts.unconditional : asked.join(' · '),
          wide: true,
        },
        ...(requirements.some(({ kind }) => kind === 'assists')
          ? [{ label: texts.help, value: <NamedLink to={helpIn(room.id)} name={texts.helpList} /> }]
          : []),
        ...(room.reason === null
          ? []
          : [{ label: texts.reason, value: texts.whyCancelled[room.reason] ?? room.reason, wide: true }]),
      ]}
    />
  );
}

function Prizes({ room: { prizeList } }: { room: RoomDetail }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Section title={texts.prizes}>
      <RowTable
        label={texts.prizes}
        rows={prizeList}
        rowKey={({ rank }) => String(rank)}
        minWidth={560}
        columns={[
          { label: texts.rank, render: ({ rank }) => format.count(rank) },
          {
            label: texts.skin,
            render: ({ skinId }) => <CatalogueLink of="skins" id={skinId} />,
          },
          { label: texts.worth, align: 'right', render: ({ value }) => format.gems(value) },
          {
            label: texts.winner,
            render: ({ winner }) =>
              winner === '' ? '—' : <NamedLink to={`/players/${winner}/show`} name={winner} />,
          },
          { label: texts.given, render: ({ given }) => (given ? texts.yes : texts.no) },
        ]}
      />
    </Section>
  );
}
