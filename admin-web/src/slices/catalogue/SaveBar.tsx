import { Alert, Box, Button, TextField } from '@mui/material';
import type { ChangeRecord } from '@skins/api/settings/resources';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { useAsked } from '../../shell/account/use-asked';
import { useOperator } from '../../shell/session';
import { beginDraft, checkChange, editDraft } from '../settings/calls';
import { ReportPanel } from '../settings/ReportPanel';
import { useCheck } from '../settings/use-check';
import { Section } from '../../shell/ui/Section';
import { TimeField } from '../../shell/ui/TimeField';
import type { CatalogueChange } from './calls';
import { Rehearsal } from './Rehearsal';
import { useTexts } from './save-texts';

/** A draft as loaded. */
export type KeptDraft = Pick<ChangeRecord, 'id' | 'etag' | 'title' | 'from'>;

/** Returns whether the operator may propose changes of the catalogue. */
const useMayPropose = (): boolean => useOperator()?.rights.includes('propose-catalogue') === true;

/** Saves a change as a draft with its start time, once the server's report on it is shown. */
export function SaveBar({
  change,
  title,
  kept,
  late = false,
}: {
  /** undefined if there is nothing to save */
  change: CatalogueChange | undefined;
  title: string;
  /** the draft being continued; absent for a new one */
  kept?: KeptDraft | undefined;
  /** whether the change does not yet contain the latest input */
  late?: boolean;
}) {
  const texts = useTexts();
  const notify = useNotify();
  const redirect = useRedirect();
  const mayPropose = useMayPropose();
  const asked = useAsked();
  const [own, setOwn] = useState(kept?.title);
  const [typed, setTyped] = useState<number | null>();
  const from = typed === undefined ? (kept?.from ?? null) : typed;
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
          <TimeField label={texts.from} helperText={texts.fromHelp} value={from} onChange={setTyped} />
          <Button
            variant="contained"
            disabled={asked.waiting || late || change === undefined || !mayPropose}
            sx={{ mt: 1 }}
            onClick={() =>
              void asked.ask(async () => {
                const written = { content: change, from, title: own ?? title };
                const { id } =
                  kept === undefined
                    ? await beginDraft({ setting: 'catalogue', ...written })
                    : await editDraft({ id: kept.id, etag: kept.etag, ...written });
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
  return (
    report && (
      <ReportPanel
        report={report}
        more={(lines) => checkChange({ setting: 'catalogue', content: change, from, lines })}
      />
    )
  );
}
