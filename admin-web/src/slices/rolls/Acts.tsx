import { Stack } from '@mui/material';
import type { RoomDetail } from '@skins/api/rolls/resources';
import { ActDialog } from '../dossier/ActDialog';
import { oneOf } from '../dossier/calls';
import { Choice } from '../dossier/Choice';
import { useOperator } from '../../shell/session';
import { Section } from '../../shell/ui/Section';
import { cancelRoom } from './calls';
import { IssueButton } from './IssueButton';
import { useTexts } from './texts';

/** The actions on a room before it closes; afterwards there are none. */
export function Acts({ room: { id, state, door } }: { room: RoomDetail }) {
  const texts = useTexts();
  const may = useOperator()?.rights.includes('propose-rolls') === true;
  if (!may || (state !== 'created' && state !== 'waiting')) return null;
  return (
    <Section title={texts.acts}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {door === 'once' && <IssueButton roomId={id} />}
        <ActDialog
          label={texts.cancelRoom}
          title={texts.cancelRoom}
          lede={texts.cancelLede}
          submit={texts.cancelSubmit}
          said={texts.cancelSaid}
          danger
          onSubmit={(values) => cancelRoom({ id, reason: oneOf(texts.reasons, values('reason')) })}
        >
          <Choice name="reason" label={texts.reason} choices={texts.reasons} />
        </ActDialog>
      </Stack>
    </Section>
  );
}
