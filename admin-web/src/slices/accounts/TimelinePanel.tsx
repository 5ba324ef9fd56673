import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { EventRow } from '@skins/api/accounts/resources';
import { useState } from 'react';
import { edgeOfDay, useFormat, useHouseOffset } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { MONO, PALETTE } from '../../shell/ui/palette';
import { RelatedRecords } from '../../shell/ui/RelatedRecords';
import { useTexts } from './texts';

/** The player's events, newest first, read from the stream. */
export function Panel() {
  const texts = useTexts();
  const [filter, setFilter] = useState<TimelineFilter>({});
  return (
    <RelatedRecords<EventRow>
      filter={filter}
      above={<Narrowing filter={filter} onChange={setFilter} />}
      title={texts.timeline}
      lede={texts.timelineLede}
      reference="events"
      target="playerId"
      sort={{ field: 'version', order: 'DESC' }}
      sizes={[25, 50, 100]}
    >
      {(events) =>
        events.length === 0 ? (
          <Typography color="text.secondary">{texts.noEvents}</Typography>
        ) : (
          events.map((event) => <Event key={event.id} event={event} />)
        )
      }
    </RelatedRecords>
  );
}

interface TimelineFilter {
  readonly types?: readonly string[];
  readonly from?: number;
  readonly to?: number;
}

/** Filters by topic, as lists of event types. */
const KINDS = {
  all: [],
  play: ['BoxOpened'],
  money: ['WalletPosted', 'BalanceAdjusted'],
  bag: ['ItemsGranted'],
  seeds: ['SeedChainCommitted', 'SeedChainVoided', 'UserSeedSet'],
  operators: [
    'PlayerSuspended',
    'SuspensionEnded',
    'BalanceAdjusted',
    'ChangeProposed',
    'ChangeApproved',
    'ChangeDropped',
  ],
} as const;
const isKind = (value: string): value is keyof typeof KINDS => value in KINDS;

function Narrowing({
  filter,
  onChange,
}: {
  filter: TimelineFilter;
  onChange: (filter: TimelineFilter) => void;
}) {
  const texts = useTexts();
  const [kind, setKind] = useState<keyof typeof KINDS>('all');
  const offset = useHouseOffset();
  const narrowed = (change: { from?: number | undefined; to?: number | undefined }): TimelineFilter => {
    const { from, to } = { ...filter, ...change };
    return {
      ...(filter.types && { types: filter.types }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    };
  };
  const shrink = { inputLabel: { shrink: true } };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
      <TextField
        select
        label={texts.types}
        value={kind}
        onChange={({ target: { value } }) => {
          if (!isKind(value)) return;
          setKind(value);
          const { types: _before, ...dates } = filter;
          onChange(value === 'all' ? dates : { ...dates, types: KINDS[value] });
        }}
        sx={{ minWidth: 140 }}
      >
        {Object.keys(KINDS)
          .filter(isKind)
          .map((one) => (
            <MenuItem key={one} value={one}>
              {texts.kinds[one]}
            </MenuItem>
          ))}
      </TextField>
      <TextField
        type="date"
        label={texts.from}
        slotProps={shrink}
        onChange={({ target }) => onChange(narrowed({ from: edgeOfDay(target.value, 'begin', offset) }))}
      />
      <TextField
        type="date"
        label={texts.to}
        slotProps={shrink}
        onChange={({ target }) => onChange(narrowed({ to: edgeOfDay(target.value, 'end', offset) }))}
      />
    </Stack>
  );
}

function Event({ event }: { event: EventRow }) {
  const format = useFormat();
  return (
    <Accordion slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ px: 1 }}>
        <Box sx={SUMMARY_LAYOUT}>
          <Typography component="span" variant="body2" color="text.secondary">
            #{event.version}
          </Typography>
          <Typography component="time" variant="body2" dateTime={new Date(event.time).toISOString()}>
            {format.time(event.time)}
          </Typography>
          <Typography component="span" variant="body2" sx={{ fontFamily: MONO, fontSize: '.8125rem' }}>
            {event.type}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{ fontWeight: 500, gridColumn: { xs: '1 / -1', md: 'auto' } }}
          >
            {event.summary}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 1 }}>
        <Details event={event} />
      </AccordionDetails>
    </Accordion>
  );
}

const SUMMARY_LAYOUT = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: { xs: 'auto 1fr', md: '56px 190px 190px minmax(0, 1fr)' },
} as const;

function Details({ event }: { event: EventRow }) {
  const texts = useTexts();
  return (
    <>
      <Facts
        facts={[
          { label: texts.actor, value: event.actor },
          { label: texts.position, value: event.id },
          { label: texts.command, value: event.command },
        ]}
      />
      <Box
        component="pre"
        tabIndex={0}
        role="group"
        aria-label={texts.data}
        sx={{
          m: 0,
          mt: 2,
          p: 2,
          overflow: 'auto',
          maxHeight: 420,
          fontFamily: MONO,
          fontSize: '.8125rem',
          bgcolor: PALETTE.panelDim,
        }}
      >
        {JSON.stringify(event.data, undefined, 2)}
      </Box>
    </>
  );
}
