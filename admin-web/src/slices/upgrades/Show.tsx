import { Stack, Typography } from '@mui/material';
import type { UpgradeRecord } from '@skins/api/upgrades/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { Result } from './columns';
import { useTexts } from './texts';

/** An upgrade: the choice, the result, and all data needed to recompute it. */
export function Show() {
  const texts = useTexts();
  return (
    <RecordShow<UpgradeRecord> title={({ id }) => `${texts.upgrade} ${Number(id)}`}>
      {(upgrade) => (
        <Stack spacing={2}>
          <Head upgrade={upgrade} />
          <Items upgrade={upgrade} />
          <Odds upgrade={upgrade} />
          <Proof upgrade={upgrade} />
        </Stack>
      )}
    </RecordShow>
  );
}

type Part = { readonly upgrade: UpgradeRecord };

function Head({ upgrade: { id, playerId, target, stake, gems, targetPrice, time } }: Part) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <RecordHead
      title={target.names[locale]}
      art={{ src: target.image, size: 132 }}
      facts={[
        { label: texts.player, value: <NamedLink to={`/players/${playerId}/show`} name={playerId} /> },
        {
          label: texts.target,
          value: <NamedLink to={`/upgrade-targets/${target.skinId}/show`} name={target.skinId} />,
        },
        { label: texts.stake, value: format.gems(stake) },
        { label: texts.gems, value: format.gems(gems) },
        { label: texts.price, value: format.gems(targetPrice) },
        { label: texts.time, value: format.time(time) },
        { label: texts.position, value: String(Number(id)) },
      ]}
    />
  );
}

function Items({ upgrade: { items } }: Part) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <Section title={texts.items}>
      {items.length === 0 ? (
        <Typography color="text.secondary">{texts.noItems}</Typography>
      ) : (
        <RowTable
          label={texts.items}
          rows={items}
          rowKey={({ itemId }) => itemId}
          columns={[
            {
              label: texts.item,
              render: ({ skinId, image, names }) => (
                <NamedLink to={`/skins/${skinId}/show`} image={image} name={names[locale]} />
              ),
            },
            { label: texts.itemId, render: ({ itemId }) => itemId },
            { label: texts.value, align: 'right', render: ({ value }) => format.gems(value) },
          ]}
        />
      )}
    </Section>
  );
}

function Odds({ upgrade: { rate, rateExact, fee, feeExact, winUpTo, ticket, won, wonItemId } }: Part) {
  const texts = useTexts();
  const format = useFormat();
  const exact = (share: number, of: UpgradeRecord['rateExact']) =>
    `${format.probability(share)} = ${texts.exact(of.numerator, of.denominator)}`;
  return (
    <Section title={texts.odds}>
      <Facts
        facts={[
          { label: texts.result, value: <Result won={won} /> },
          { label: texts.ticket, value: format.count(ticket) },
          { label: texts.range, value: texts.upTo(format.count(winUpTo)) },
          { label: texts.wonItem, value: wonItemId ?? texts.none },
          { label: texts.rate, value: exact(rate, rateExact), wide: true },
          { label: texts.fee, value: exact(fee, feeExact), wide: true },
        ]}
      />
    </Section>
  );
}

function Proof({ upgrade: { userSeed, serverSeed, chainId, seedIndex, quote, rulesHash } }: Part) {
  const texts = useTexts();
  return (
    <Section title={texts.proof} lede={texts.proofLede}>
      <Facts
        facts={[
          { label: texts.userSeed, value: userSeed },
          { label: texts.seed, value: texts.seedPlace(chainId, seedIndex) },
          { label: texts.serverSeed, value: <Hash value={serverSeed} />, wide: true },
          { label: texts.quote, value: <Hash value={quote} />, wide: true },
          { label: texts.rules, value: <Hash value={rulesHash} />, wide: true },
        ]}
      />
    </Section>
  );
}
