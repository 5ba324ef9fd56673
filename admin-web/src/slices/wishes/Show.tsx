import { Alert, Stack } from '@mui/material';
import type { WishRecord } from '@skins/api/wishes/resources';
import { checkWish, isIndependent } from '@skins/engine/fairness';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
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

/** Refetch interval in milliseconds, so that a wish grows by itself. */
const WATCH_MS = 5_000;

/** One wish: who holds which shares, what happened, and the proof. Nothing here changes it. */
export function Show() {
  const texts = useTexts();
  const locale = useConsoleLocale();
  return (
    <RecordShow<WishRecord>
      title={({ skinNames }) => `${texts.wish} ${skinNames[locale]}`}
      refetchEvery={WATCH_MS}
    >
      {(wish) => (
        <Stack spacing={2}>
          <Head wish={wish} />
          <Purchases wish={wish} />
          <StepTable title={texts.timeline} steps={wish.steps} texts={texts} />
          <Evidence wish={wish} />
        </Stack>
      )}
    </RecordShow>
  );
}

function Head({ wish }: { wish: WishRecord }) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const { planter, skinId, skinNames } = wish;
  return (
    <RecordHead
      title={`${texts.wish} ${wish.id}`}
      facts={[
        { label: texts.state, value: stateText(texts, wish) },
        { label: texts.skin, value: <NamedLink to={`/skins/${skinId}/show`} name={skinNames[locale]} /> },
        { label: texts.price, value: format.gems(wish.price) },
        { label: texts.share, value: format.gems(wish.sharePrice) },
        { label: texts.fees, value: format.gems(wish.fees) },
        { label: texts.sold, value: `${format.count(wish.sold)} / ${format.count(1_000)}` },
        { label: texts.people, value: format.count(wish.people) },
        {
          label: texts.planter,
          value:
            planter === null ? texts.house : <NamedLink to={`/players/${planter}/show`} name={planter} />,
        },
        { label: texts.closes, value: format.time(wish.closesAt) },
      ]}
    />
  );
}

function Purchases({ wish: { purchases } }: { wish: WishRecord }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Section title={texts.purchases} lede={texts.purchasesLede}>
      <RowTable
        label={texts.purchases}
        rows={purchases}
        rowKey={({ from }) => String(from)}
        minWidth={640}
        columns={[
          { label: texts.shares, render: ({ from, to }) => `${format.count(from)}–${format.count(to)}` },
          {
            label: texts.player,
            render: ({ player }) => <NamedLink to={`/players/${player}/show`} name={player} />,
          },
          { label: texts.seed, render: ({ userSeed }) => userSeed },
          { label: texts.paid, align: 'right', render: ({ paid }) => format.gems(paid) },
          { label: texts.result, render: ({ won }) => (won ? texts.won : '—') },
          { label: texts.time, render: ({ time }) => format.time(time) },
        ]}
      />
    </Section>
  );
}

function Evidence({ wish: { evidence } }: { wish: WishRecord }) {
  const texts = useTexts();
  const format = useFormat();
  const { source, frozen, lucky } = evidence;
  return (
    <Proof
      texts={texts}
      steps={checkWish(evidence)}
      facts={[
        ...(source === null
          ? []
          : [
              { label: texts.round, value: format.count(source.round) },
              { label: texts.roundAt, value: format.time(source.time) },
              { label: texts.chain, value: <Hash value={source.chain.hash} />, wide: true },
            ]),
        ...(frozen === null ? [] : [{ label: texts.root, value: <Hash value={frozen.root} />, wide: true }]),
        ...(lucky === null ? [] : [{ label: texts.lucky, value: format.count(lucky.share) }]),
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
