import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import type { EventRow } from '@skins/api/accounts/resources';
import { useFormat } from '../i18n';
import { Facts } from '../ui/Facts';
import { MONO, PALETTE } from '../ui/palette';
import { RelatedRecords } from '../ui/RelatedRecords';
import { useTexts } from './texts';

/** What happened to the player, newest first, straight out of the stream. */
export function Panel() {
  const texts = useTexts();
  return (
    <RelatedRecords<EventRow>
      title={texts.timeline}
      lede={texts.timelineLede}
      reference="events"
      target="playerId"
      sort={{ field: 'version', order: 'DESC' }}
      sizes={[25, 50, 100]}
    >
      {(events) => events.map((event) => <Event key={event.id} event={event} />)}
    </RelatedRecords>
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
