import { Alert, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { useAsked } from '../account/use-asked';
import { useOperator } from '../session';
import { beginDraft } from '../settings/calls';
import { ReportPanel } from '../settings/ReportPanel';
import { useCheck } from '../settings/use-check';
import { Section } from '../ui/Section';
import type { CatalogueChange } from './calls';
import { houseTime, offsetWords, useHouseOffset } from './house-time';
import { Rehearsal } from './Rehearsal';
import { useTexts } from './save-texts';

/** Whether the operator may propose what changes the catalogue. */
const useMayPropose = (): boolean => useOperator()?.rights.includes('propose-catalogue') === true;

/** Keeps a change as a draft, from when it shall count, once the service's own report of it stands below. */
export function SaveBar({
  change,
  title,
}: {
  /** undefined while there is nothing to save */
  change: CatalogueChange | undefined;
  title: string;
}) {
  const texts = useTexts();
  const notify = useNotify();
  const redirect = useRedirect();
  const mayPropose = useMayPropose();
  const asked = useAsked();
  const [own, setOwn] = useState<string>();
  const [at, setAt] = useState('');
  const offset = useHouseOffset();
  const from = offset === undefined ? null : houseTime(at, offset);
  return (
    <>
      <Section title={texts.heading} lede={mayPropose ? texts.lede : texts.notAllowed}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <TextField
            label={texts.title}
            value={own ?? title}
            onChange={({ target }) => setOwn(target.value)}
            sx={{ flex: '1 1 240px' }}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <TextField
            label={texts.from(offsetWords(offset))}
            disabled={offset === undefined}
            type="datetime-local"
            helperText={texts.fromHelp}
            value={at}
            onChange={({ target }) => setAt(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button
            variant="contained"
            disabled={asked.waiting || change === undefined || !mayPropose}
            sx={{ mt: 1 }}
            onClick={() =>
              void asked.ask(async () => {
                const draft = { setting: 'catalogue', content: change, from, title: own ?? title };
                const { id } = await beginDraft(draft);
                notify(texts.saved, { type: 'info' });
                redirect(`/changes/${encodeURIComponent(id)}/show`);
              })
            }
          >
            {texts.save}
          </Button>
        </Box>
        {asked.failure !== undefined && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {asked.failure}
          </Alert>
        )}
      </Section>
      {change !== undefined && (
        <>
          <Rehearsal change={change} />
          {mayPropose && <Report change={change} from={from} />}
        </>
      )}
    </>
  );
}

function Report({ change, from }: { change: CatalogueChange; from: number | null }) {
  const report = useCheck('catalogue', change, from);
  return report && <ReportPanel report={report} />;
}
