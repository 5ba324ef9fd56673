import { Alert, Stack, Typography } from '@mui/material';
import type { TopUpDetail } from '@skins/api/payments/resources';
import { ActDialog } from '../dossier/ActDialog';
import { oneOf } from '../dossier/calls';
import { Choice } from '../dossier/Choice';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { Acts } from '../../shell/ui/Acts';
import { Facts } from '../../shell/ui/Facts';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { propose, refund } from './calls';
import { Proposals } from './Proposals';
import { useTexts } from './texts';

/** An order: its state, the provider's answers, and the refund. */
export function Show() {
  const texts = useTexts();
  return (
    <RecordShow<TopUpDetail> title={({ id }) => `${texts.order} ${id.slice(0, 8)}`}>
      {(order) => (
        <Stack spacing={2}>
          <State order={order} />
          {order.state === 'paid' && order.refund !== 'asked' && <Refund order={order} />}
          <Acts
            about={`payment-${order.id}`}
            state={`${order.state} ${order.refund} ${order.proposals.length}`}
          />
          <Callbacks rows={order.callbacks} />
        </Stack>
      )}
    </RecordShow>
  );
}

function State({ order }: { order: TopUpDetail }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Section title={texts.states[order.state]}>
      {order.stuck && <Alert severity="warning">{texts.stuckText}</Alert>}
      <Facts
        facts={[
          {
            label: texts.player,
            value: <NamedLink to={`/players/${order.playerId}/show`} name={order.playerId} />,
          },
          { label: texts.gems, value: format.gems(order.gems) },
          { label: texts.gift, value: format.gems(order.gift) },
          { label: texts.bonus, value: format.gems(order.bonus) },
          { label: texts.price, value: format.money(order.price, order.currency) },
          { label: texts.channel, value: order.action === null ? '—' : texts.actions[order.action] },
          { label: texts.credited, value: order.credited ? texts.yes : texts.no },
          { label: texts.late, value: order.late ? texts.yes : texts.no },
          { label: texts.refund, value: texts.refunds[order.refund] },
          { label: texts.taken, value: format.gems(order.taken) },
          { label: texts.owed, value: format.gems(order.owed) },
          { label: texts.time, value: format.time(order.time) },
          { label: texts.expires, value: format.time(order.expires) },
          { label: texts.reference, value: order.reference === '' ? '—' : order.reference, wide: true },
          { label: texts.order, value: order.id, wide: true },
        ]}
      />
    </Section>
  );
}

function Refund({ order }: { order: TopUpDetail }) {
  const { id: orderId, proposals } = order;
  const texts = useTexts();
  const may = useOperator()?.rights.includes('refund-orders') === true;
  const choice = <Choice name="reason" label={texts.reason} choices={texts.reasons} />;
  const comesTo = <ComesTo order={order} />;
  const asked = (values: (name: string) => string) => ({
    orderId,
    reason: oneOf(texts.reasons, values('reason')),
  });
  return (
    <Section title={texts.refundTitle} lede={texts.refundLede}>
      {may && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <ActDialog
            label={texts.refundButton}
            title={texts.refundTitle}
            lede={texts.refundWarning}
            submit={texts.refundSubmit}
            said={texts.refundSaid}
            danger
            onSubmit={(values) => refund(asked(values))}
          >
            {choice}
            {comesTo}
            {order.gems > order.back.ceiling && <Alert severity="warning">{texts.aboveCeiling}</Alert>}
          </ActDialog>
          <ActDialog
            label={texts.proposeButton}
            title={texts.proposeTitle}
            submit={texts.proposeSubmit}
            said={texts.proposeSaid}
            onSubmit={(values) => propose(asked(values))}
          >
            {choice}
            {comesTo}
          </ActDialog>
        </Stack>
      )}
      {proposals.length > 0 && <Proposals orderId={orderId} rows={proposals} />}
    </Section>
  );
}

/** The refund, and what it takes from the player. */
function ComesTo({ order: { playerId, price, currency, gems, gift, bonus, back } }: { order: TopUpDetail }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Facts
      facts={[
        { label: texts.player, value: playerId },
        { label: texts.goesBack, value: format.money(price, currency) },
        { label: texts.toTake, value: format.gems(gems + gift + bonus) },
        { label: texts.fromBalance, value: texts.leaves(format.gems(back.taken), format.gems(back.left)) },
        { label: texts.willOwe, value: format.gems(back.owed) },
        { label: texts.ceiling, value: texts.ofOrder(format.gems(back.ceiling), format.gems(gems)) },
      ]}
    />
  );
}

function Callbacks({ rows }: { rows: TopUpDetail['callbacks'] }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Section title={texts.callbacks} lede={texts.callbacksLede}>
      {rows.length === 0 && <Typography variant="body2">{texts.noCallbacks}</Typography>}
      <RowTable
        label={texts.callbacks}
        rows={rows.map((row, n) => ({ ...row, n }))}
        rowKey={({ n }) => String(n)}
        columns={[
          { label: texts.time, render: ({ time }) => format.time(time) },
          { label: texts.said, render: ({ said }) => sayingOf(texts.sayings, said) },
          { label: texts.verdict, render: ({ verdict }) => texts.verdicts[verdict] ?? verdict },
          { label: texts.reference, render: ({ reference }) => reference },
        ]}
      />
    </Section>
  );
}

/** Returns a provider's answer in words; the code if there are none. */
const sayingOf = (sayings: object, said: string): string =>
  String(Object.entries(sayings).find(([name]) => name === said)?.[1] ?? said);
