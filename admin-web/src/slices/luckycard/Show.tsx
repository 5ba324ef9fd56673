import { Stack } from '@mui/material';
import type { DeckRecord } from '@skins/api/luckycard/resources';
import { checkDeck } from '@skins/engine/fairness';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { Proof } from '../../shell/ui/Proof';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { RETURN_UNITS, stateText } from './said';
import { useTexts } from './texts';

/** Refetch interval in milliseconds, so that a deck goes on by itself. */
const WATCH_MS = 5_000;

/** One deck: what is left, every card that was turned, and the proof. Nothing here changes it. */
export function Show() {
  const texts = useTexts();
  return (
    <RecordShow<DeckRecord> title={({ id }) => `${texts.deck} ${id}`} refetchEvery={WATCH_MS}>
      {(deck) => (
        <Stack spacing={2}>
          <Head deck={deck} />
          <Left deck={deck} />
          <Turns deck={deck} />
          <Evidence deck={deck} />
        </Stack>
      )}
    </RecordShow>
  );
}

function Head({ deck }: { deck: DeckRecord }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordHead
      title={`${texts.deck} ${deck.id}`}
      facts={[
        { label: texts.state, value: stateText(texts, deck) },
        { label: texts.turned, value: `${format.count(deck.turned)} / ${format.count(deck.cards)}` },
        { label: texts.rate, value: format.percent(deck.rate / RETURN_UNITS) },
        { label: texts.extra, value: format.gems(deck.extra) },
        { label: texts.price, value: deck.price === null ? '—' : format.gems(deck.price) },
        { label: texts.staked, value: format.gems(deck.staked) },
        { label: texts.returned, value: format.gems(deck.returned) },
        { label: texts.opened, value: format.time(deck.time) },
        { label: texts.over, value: deck.over === null ? '—' : format.time(deck.over) },
      ]}
    />
  );
}

function Left({ deck: { left } }: { deck: DeckRecord }) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <Section title={texts.left}>
      <RowTable
        label={texts.left}
        rows={left}
        rowKey={({ skinId }) => skinId}
        columns={[
          {
            label: texts.skin,
            render: ({ skinId, skinNames }) => (
              <NamedLink to={`/skins/${skinId}/show`} name={skinNames[locale]} />
            ),
          },
          { label: texts.value, align: 'right', render: ({ value }) => format.gems(value) },
          {
            label: texts.left,
            align: 'right',
            render: (row) => `${format.count(row.left)} / ${format.count(row.count)}`,
          },
        ]}
      />
    </Section>
  );
}

function Turns({ deck: { turns } }: { deck: DeckRecord }) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <Section title={texts.turns}>
      <RowTable
        label={texts.turns}
        rows={turns}
        rowKey={({ turn }) => String(turn)}
        minWidth={720}
        columns={[
          { label: texts.turn, render: ({ turn }) => format.count(turn) },
          {
            label: texts.player,
            render: ({ player }) => <NamedLink to={`/players/${player}/show`} name={player} />,
          },
          { label: texts.skin, render: ({ skinNames }) => skinNames[locale] },
          { label: texts.number, align: 'right', render: ({ number }) => format.count(number) },
          { label: texts.price, align: 'right', render: ({ price }) => format.gems(price) },
          { label: texts.value, align: 'right', render: ({ value }) => format.gems(value) },
          { label: texts.extra, align: 'right', render: ({ extra }) => format.gems(extra) },
          { label: texts.time, render: ({ time }) => format.time(time) },
        ]}
      />
    </Section>
  );
}

function Evidence({ deck: { evidence } }: { deck: DeckRecord }) {
  const texts = useTexts();
  return (
    <Proof
      texts={texts}
      steps={checkDeck(evidence)}
      facts={[
        { label: texts.composition, value: <Hash value={evidence.composition} />, wide: true },
        { label: texts.rules, value: <Hash value={evidence.terms.rulesHash} />, wide: true },
      ]}
    />
  );
}
