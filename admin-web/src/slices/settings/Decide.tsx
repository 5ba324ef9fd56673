import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { ChangeRecord } from '@skins/api/settings/resources';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useAsked } from '../../shell/account/use-asked';
import { useFormat } from '../../shell/i18n';
import { Section } from '../../shell/ui/Section';
import { ApproveDialog } from './ApproveDialog';
import { beginDraft, proposeChange } from './calls';
import { DropDialog } from './DropDialog';
import { useTexts } from './texts';

type Dialog = 'approve' | 'drop';

/** The next step of a change: a button for an operator who may take it, else the reason why not. */
export function Decide({ change, mayDraft }: { change: ChangeRecord; mayDraft: boolean }) {
  const texts = useTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const asked = useAsked();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const over = (words: string) => {
    close();
    notify(words);
    refresh();
  };
  const propose = () =>
    asked.ask(async () => {
      await proposeChange({ id: change.id, etag: change.etag });
      over(texts.proposed);
    });
  const copy = () =>
    asked.ask(async () => {
      const { setting, content, from, title } = change;
      // A past time would be refused, so the operator chooses a new one.
      const later = from !== null && from > Date.now() ? from : null;
      const { id } = await beginDraft({ setting, content, from: later, title, copyOf: change.id });
      void navigate(`/changes/${id}/show`);
    });
  return (
    <Section title={texts.decide}>
      <Stack spacing={2}>
        <WhyNot change={change} />
        {asked.failure !== undefined && <Alert severity="error">{asked.failure}</Alert>}
        <Steps
          change={change}
          mayDraft={mayDraft}
          waiting={asked.waiting}
          onPropose={() => void propose()}
          onCopy={() => void copy()}
          onDialog={setDialog}
        />
        {change.state === 'proposed' && <Persons persons={change.persons} />}
      </Stack>
      {dialog === 'approve' && (
        <ApproveDialog change={change} onClose={close} onApproved={() => over(texts.approved)} />
      )}
      {dialog === 'drop' && change.mayDrop !== null && (
        <DropDialog
          id={change.id}
          how={change.mayDrop}
          onClose={close}
          onDropped={() => {
            over(texts.dropped);
            if (change.mayDrop === 'discard') void navigate('/changes');
          }}
        />
      )}
    </Section>
  );
}

const isOpen = ({ state }: ChangeRecord): boolean => state === 'draft' || state === 'proposed';

function WhyNot({ change }: { change: ChangeRecord }) {
  const texts = useTexts();
  const format = useFormat();
  const { whyNot, until } = change;
  if (!isOpen(change) || whyNot === null) return null;
  return (
    <Alert severity="info">
      {texts.why[whyNot]}
      {until !== null && ` (${texts.until(format.time(until))})`}
    </Alert>
  );
}

/** A button for each step that the operator may take. */
function Steps({
  change,
  mayDraft,
  waiting,
  onPropose,
  onCopy,
  onDialog,
}: {
  change: ChangeRecord;
  mayDraft: boolean;
  waiting: boolean;
  onPropose: () => void;
  onCopy: () => void;
  onDialog: (dialog: Dialog) => void;
}) {
  const texts = useTexts();
  const { mayPropose, mayApprove, mayDrop, state, content } = change;
  const mayCopy = !isOpen(change) && state !== 'scheduled' && mayDraft && content !== null;
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
      {mayPropose && (
        <Button variant="contained" disabled={waiting} onClick={onPropose}>
          {texts.propose}
        </Button>
      )}
      {mayApprove && (
        <Button variant="contained" onClick={() => onDialog('approve')}>
          {texts.approve}
        </Button>
      )}
      {mayDrop !== null && (
        <Button color="error" variant="outlined" onClick={() => onDialog('drop')}>
          {texts[mayDrop]}
        </Button>
      )}
      {mayCopy && (
        <Button variant="outlined" disabled={waiting} onClick={onCopy}>
          {texts.again}
        </Button>
      )}
    </Stack>
  );
}

function Persons({ persons }: Pick<ChangeRecord, 'persons'>) {
  const texts = useTexts();
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {texts.whoMay}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {persons.map(({ id, name, role, whyNot }) => (
          <li key={id}>
            <b>{name}</b> ({texts.roles[role]}):{' '}
            {whyNot === null ? texts.can : `${texts.cannot}, ${texts.whyShort[whyNot]}`}
          </li>
        ))}
      </Box>
    </div>
  );
}
