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

/** The next step of a change: a button for whoever may take it, and why not for whoever may not. */
export function Decide({ change, mayDraft }: { change: ChangeRecord; mayDraft: boolean }) {
  const texts = useTexts();
  const format = useFormat();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const asked = useAsked();
  const [dialog, setDialog] = useState<'approve' | 'drop'>();
  const { state, mayPropose, mayApprove, mayDrop, whyNot, until } = change;
  const isOpen = state === 'draft' || state === 'proposed';
  const mayCopy = !isOpen && state !== 'scheduled' && mayDraft && change.content !== null;
  const over = (words: string) => {
    setDialog(undefined);
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
      // A time that is over would be refused: the next one is chosen anew.
      const later = from !== null && from > Date.now() ? from : null;
      const { id } = await beginDraft({ setting, content, from: later, title, copyOf: change.id });
      void navigate(`/changes/${id}/show`);
    });
  return (
    <Section title={texts.decide}>
      <Stack spacing={2}>
        {isOpen && whyNot !== null && (
          <Alert severity="info">
            {texts.why[whyNot]}
            {until !== null && ` (${texts.until(format.time(until))})`}
          </Alert>
        )}
        {asked.failure !== undefined && <Alert severity="error">{asked.failure}</Alert>}
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          {mayPropose && (
            <Button variant="contained" disabled={asked.waiting} onClick={() => void propose()}>
              {texts.propose}
            </Button>
          )}
          {mayApprove && (
            <Button variant="contained" onClick={() => setDialog('approve')}>
              {texts.approve}
            </Button>
          )}
          {mayDrop !== null && (
            <Button color="error" variant="outlined" onClick={() => setDialog('drop')}>
              {texts[mayDrop]}
            </Button>
          )}
          {mayCopy && (
            <Button variant="outlined" disabled={asked.waiting} onClick={() => void copy()}>
              {texts.again}
            </Button>
          )}
        </Stack>
        {state === 'proposed' && <Persons persons={change.persons} />}
      </Stack>
      {dialog === 'approve' && (
        <ApproveDialog
          change={change}
          onClose={() => setDialog(undefined)}
          onApproved={() => over(texts.approved)}
        />
      )}
      {dialog === 'drop' && mayDrop !== null && (
        <DropDialog
          id={change.id}
          how={mayDrop}
          onClose={() => setDialog(undefined)}
          onDropped={() => {
            over(texts.dropped);
            if (mayDrop === 'discard') void navigate('/changes');
          }}
        />
      )}
    </Section>
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
