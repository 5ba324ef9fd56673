import { Box, Chip, Stack, Typography } from '@mui/material';
import type { InboxRow } from '@skins/api/settings/resources';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { NamedLink } from '../../shell/ui/NamedLink';
import { Section } from '../../shell/ui/Section';
import { useTexts as useHealthTexts } from '../health/texts';
import { useTexts } from './inbox-texts';
import { useInbox } from './use-inbox';

const HOUR_MS = 3_600_000;
/** With less time left, a proposal is about to expire. */
const SOON_MS = 24 * HOUR_MS;

/** Everything that waits for the operator, what expires first on top. */
export function List() {
  const texts = useTexts();
  const inbox = useInbox();
  const { proposals, chargebacks, payments, deliveries, readings } = inbox;
  const soon = proposals.rows.filter(({ left }) => left < SOON_MS);
  const later = proposals.rows.filter(({ left }) => left >= SOON_MS);
  const failed = [proposals, chargebacks, payments, deliveries, readings].find(({ error }) => error !== null);
  return (
    <>
      <Title title={texts.title} />
      {failed !== undefined && <LoadFailed error={failed.error} retry={() => void failed.refetch()} />}
      {failed === undefined && inbox.count === 0 && (
        <Section title={texts.title}>
          <Typography color="text.secondary">{texts.empty}</Typography>
        </Section>
      )}
      <Proposals title={texts.soon} rows={soon} />
      <Proposals title={texts.proposals} rows={later} />
      <Group title={texts.chargebacks} total={chargebacks.total}>
        {chargebacks.rows.map(({ id, playerId, gems, time }) => (
          <ChargedBack key={id} id={id} playerId={playerId} gems={gems} time={time} />
        ))}
      </Group>
      <Group title={texts.differences} total={payments.total + deliveries.total}>
        {payments.rows.map(({ id, orderId, time }) => (
          <Item
            key={id}
            to={`/payment-findings/${encodeURIComponent(id)}/show`}
            name={texts.payment(orderId)}
            time={time}
          />
        ))}
        {deliveries.rows.map(({ id, retrievalId, time }) => (
          <Item
            key={id}
            to={`/delivery-findings/${encodeURIComponent(id)}/show`}
            name={texts.delivery(retrievalId)}
            time={time}
          />
        ))}
      </Group>
      <Readings rows={readings.rows} />
    </>
  );
}

/** A record of the inbox is opened where it is decided. */
export const Show = () => <List />;

const PAGES = {
  change: (row) => `/changes/${row.id}/show`,
  credit: (row) => `/adjustment-proposals/${row.id}/show`,
  share: ({ subject: playerId }) =>
    `/promotion-shares?filter=${encodeURIComponent(JSON.stringify({ playerId, state: 'held' }))}`,
  refund: (row) => `/top-ups/${row.subject}/show`,
  release: (row) => `/retrievals/${row.subject}/show`,
  room: (row) => `/rolls/${row.subject}/show`,
  resume: () => '/',
  appointment: (row) => `/operator-proposals/${row.id}/show`,
} as const satisfies Readonly<Record<InboxRow['kind'], (row: InboxRow) => string>>;

function Proposals({ title, rows }: { title: string; rows: readonly InboxRow[] }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Group title={title} total={rows.length}>
      {rows.map((row) => {
        const { id, kind, title: own, subject, author, time, expires, left } = row;
        const hours = Math.floor(left / HOUR_MS);
        return (
          <Item
            key={id}
            to={PAGES[kind](row)}
            name={own === '' ? texts.kinds[kind](subject) : own}
            kind={texts.kindNames[kind]}
            more={texts.by(author, format.time(time))}
            state={
              <Chip
                size="small"
                variant="outlined"
                color={left < SOON_MS ? 'warning' : 'default'}
                label={
                  left < SOON_MS
                    ? texts.expiresIn(format.count(hours))
                    : texts.expires(format.moment(expires))
                }
              />
            }
          />
        );
      })}
    </Group>
  );
}

function ChargedBack({
  id,
  playerId,
  gems,
  time,
}: {
  id: string;
  playerId: string;
  gems: number;
  time: number;
}) {
  const texts = useTexts();
  const format = useFormat();
  return <Item to={`/top-ups/${id}/show`} name={texts.chargeback(playerId, format.gems(gems))} time={time} />;
}

function Readings({ rows }: { rows: ReturnType<typeof useInbox>['readings']['rows'] }) {
  const texts = useTexts();
  const { conditions, states } = useHealthTexts();
  return (
    <Group title={texts.shop} total={rows.length}>
      {rows.map(({ id, state }) => (
        <Item
          key={id}
          to="/"
          name={conditions[id].trouble}
          kind={states[state]}
          more={conditions[id].remedy}
        />
      ))}
    </Group>
  );
}

function Group({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  const format = useFormat();
  if (total === 0) return null;
  return (
    <Section title={`${title} · ${format.count(total)}`}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Section>
  );
}

/** A line of the inbox: what it is, who began it, and until when it waits. */
function Item({
  to,
  name,
  kind,
  more,
  time,
  state,
}: {
  to: string;
  name: string;
  kind?: string;
  more?: string;
  time?: number;
  state?: ReactNode;
}) {
  const format = useFormat();
  return (
    <Box
      component="li"
      sx={{
        py: 1.25,
        display: 'flex',
        gap: 2,
        flexWrap: 'wrap',
        alignItems: 'baseline',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Stack sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <NamedLink to={to} name={name} />
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[kind, more, time === undefined ? undefined : format.time(time)]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </Typography>
      </Stack>
      {state}
    </Box>
  );
}
