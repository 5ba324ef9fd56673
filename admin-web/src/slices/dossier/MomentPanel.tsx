import { Alert, Box, Button, Slider, Stack, Typography } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import { CatalogueLink } from '../../shell/ui/CatalogueLink';
import { Facts } from '../../shell/ui/Facts';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { Section } from '../../shell/ui/Section';
import { TimeField } from '../../shell/ui/TimeField';
import type { Moment } from './calls';
import { useTexts } from './texts';
import { useAnswer } from './use-answer';

/** Number of slider steps, whatever the age of the account. */
const STOPS = 500;

/** The player's holdings at any time, chosen by a slider. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  return player && <AtMoment playerId={player.id} since={player.registered} />;
}

function AtMoment({ playerId, since }: { playerId: string; since: number }) {
  const texts = useTexts();
  const format = useFormat();
  const [opened] = useState(() => Date.now());
  const until = Math.max(opened, since + 1);
  /** the slider's position while moving, and where it was released */
  const [place, setPlace] = useState(until);
  const [at, setAt] = useState(until);
  const go = (time: number) => {
    const within = Math.min(until, Math.max(since, time));
    setPlace(within);
    setAt(within);
  };
  const { data, error, refetch } = useAnswer<Moment>('/player/moment', { playerId, at: String(at) });
  return (
    <Section title={texts.moment} lede={texts.momentLede}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Slider
          value={place}
          min={since}
          max={until}
          step={Math.max(1, Math.floor((until - since) / STOPS))}
          aria-label={texts.momentAt}
          getAriaValueText={(time) => format.time(time)}
          onChange={(_event, time) => setPlace(first(time))}
          onChangeCommitted={(_event, time) => go(first(time))}
          sx={{ flex: '1 1 260px', mx: 1 }}
        />
        <TimeField
          label={texts.momentAt}
          value={place}
          onChange={(time) => {
            if (time !== null) go(time);
          }}
          seconds
        />
        <Button size="small" onClick={() => go(until)}>
          {texts.now}
        </Button>
      </Stack>
      {error !== undefined && <LoadFailed error={error} retry={refetch} />}
      {data !== undefined && <Shown moment={data} />}
    </Section>
  );
}

function Shown({ moment }: { moment: Moment }) {
  const texts = useTexts();
  const format = useFormat();
  const { balance, bagCount, bagValue, version, newest, items, suspension } = moment;
  return (
    <Box aria-live="polite" sx={{ mt: 2 }}>
      {suspension !== null && <Alert severity="warning">{texts.suspendedThen}</Alert>}
      <Facts
        facts={[
          { label: texts.momentAt, value: format.time(moment.at) },
          { label: texts.balance, value: format.gems(balance) },
          { label: texts.items, value: format.count(bagCount) },
          { label: texts.bagValue, value: format.gems(bagValue) },
          { label: texts.together, value: format.gems(balance + bagValue) },
          { label: texts.eventsThen, value: format.count(version) },
          { label: texts.lastEvent, value: newest === null ? texts.none : format.time(newest) },
        ]}
      />
      {items.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {texts.itemsThen}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', columns: '180px', columnGap: 3 }}>
            {items.map(({ id, skinId, value }) => (
              <Box
                component="li"
                key={id}
                sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, breakInside: 'avoid' }}
              >
                <Typography component="span" variant="body2" noWrap>
                  <CatalogueLink of="skins" id={skinId} />
                </Typography>
                <Typography component="span" variant="body2">
                  {format.gems(value)}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

const first = (value: number | number[]): number => (Array.isArray(value) ? (value[0] ?? 0) : value);
