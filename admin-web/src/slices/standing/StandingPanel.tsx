import { Stack } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import type { BodyOf } from '@skins/api/contract';
import type { endSuspension, suspendPlayer } from '@skins/api/standing/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ActDialog } from '../dossier/ActDialog';
import { oneOf } from '../dossier/calls';
import { Choice } from '../dossier/Choice';
import { houseTime, useFormat, useHouseOffset } from '../../shell/i18n';
import { answerOf, useOperator } from '../../shell/session';
import { Facts } from '../../shell/ui/Facts';
import { Section } from '../../shell/ui/Section';
import { TimeField } from '../../shell/ui/TimeField';
import { useTexts } from './texts';

const suspend = (body: BodyOf<typeof suspendPlayer>) => answerOf('/player/suspend', body);
const lift = (body: BodyOf<typeof endSuspension>) => answerOf('/player/lift', body);

/** Whether the player is suspended, with buttons to change that. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  const texts = useTexts();
  const format = useFormat();
  const offset = useHouseOffset();
  const may = useOperator()?.rights.includes('suspend-players') === true;
  if (player === undefined) return null;
  const { id: playerId, suspension } = player;
  return (
    <Section title={texts.standing} lede={texts.standingLede}>
      <Facts
        facts={
          suspension === null
            ? [{ label: texts.standing, value: texts.active }]
            : [
                { label: texts.standing, value: `■ ${texts.suspended}` },
                { label: texts.reason, value: texts.suspendReasons[suspension.reason] },
                { label: texts.since, value: format.time(suspension.since) },
                {
                  label: texts.until,
                  value: suspension.until === null ? texts.openEnd : format.time(suspension.until),
                },
              ]
        }
      />
      {may && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
          <ActDialog
            label={texts.suspend}
            title={texts.suspendTitle}
            lede={texts.suspendLede}
            submit={texts.suspendSubmit}
            said={texts.suspendSaid}
            danger
            onSubmit={(values) =>
              suspend({
                playerId,
                reason: oneOf(texts.suspendReasons, values('reason')),
                until: houseTime(values('until'), offset),
              })
            }
          >
            <Choice name="reason" label={texts.reason} choices={texts.suspendReasons} />
            <Until label={texts.untilField} />
          </ActDialog>
          {suspension !== null && (
            <ActDialog
              label={texts.lift}
              title={texts.liftTitle}
              submit={texts.liftSubmit}
              said={texts.liftSaid}
              onSubmit={(values) => lift({ playerId, reason: oneOf(texts.liftReasons, values('reason')) })}
            >
              <Choice name="reason" label={texts.reason} choices={texts.liftReasons} />
            </ActDialog>
          )}
        </Stack>
      )}
    </Section>
  );
}

/** Starts empty each time the form opens. */
function Until({ label }: { label: string }) {
  const [until, setUntil] = useState<number | null>(null);
  return <TimeField name="until" label={label} value={until} onChange={setUntil} fullWidth />;
}
