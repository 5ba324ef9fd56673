import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { useConsoleLocale, useFormat } from '../i18n';
import { useOperator } from '../session';
import { Section } from '../ui/Section';
import { type CatalogueChange, type CheckReport, type Desk, checkChange, saveDraft } from './calls';
import { houseTime } from './house-time';
import { useTexts } from './save-texts';

/** Whether the operator may propose what changes the catalogue. */
export const useMayPropose = (): boolean => useOperator()?.rights.includes('propose-catalogue') === true;

/** Keeps a change as a draft, from when it shall count; what the service's own check says of it comes first. */
export function SaveBar({
  change,
  title,
  boxes,
}: {
  /** undefined while there is nothing to save */
  change: CatalogueChange | undefined;
  title: string;
  boxes: Desk['boxes'];
}) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const notify = useNotify();
  const redirect = useRedirect();
  const mayPropose = useMayPropose();
  const [own, setOwn] = useState<string>();
  const [at, setAt] = useState('');
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState<{ readonly of: CatalogueChange; readonly report: CheckReport }>();
  const [failure, setFailure] = useState<string>();
  const report = checked?.of === change ? checked?.report : undefined;
  const from = houseTime(at);

  const act = (what: (content: CatalogueChange) => Promise<void>) => async () => {
    if (change === undefined) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await what(change);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const check = act(async (content) =>
    setChecked({ of: content, report: await checkChange({ content, from }) }),
  );
  const save = act(async (content) => {
    const { id } = await saveDraft({ content, from, title: own ?? title });
    notify(texts.saved, { type: 'info' });
    redirect(`/changes/${encodeURIComponent(id)}/show`);
  });
  const nameOf = (boxId: string) => boxes.find((box) => box.boxId === boxId)?.face.name[locale] ?? boxId;
  return (
    <Section title={texts.heading} lede={mayPropose ? texts.lede : texts.notAllowed}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          label={texts.title}
          value={own ?? title}
          onChange={({ target }) => setOwn(target.value)}
          sx={{ flex: '1 1 240px' }}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <TextField
          label={texts.from}
          type="datetime-local"
          helperText={texts.fromHelp}
          value={at}
          onChange={({ target }) => setAt(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button variant="outlined" disabled={busy || change === undefined} onClick={() => void check()}>
            {texts.check}
          </Button>
          <Button
            variant="contained"
            disabled={busy || change === undefined || !mayPropose}
            onClick={() => void save()}
          >
            {texts.save}
          </Button>
        </Box>
      </Box>
      {failure !== undefined && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {failure}
        </Alert>
      )}
      {report !== undefined && (
        <Box sx={{ mt: 1.5 }}>
          {report.faults.length === 0 ? (
            <Alert severity="success">{texts.noFaults}</Alert>
          ) : (
            <Alert severity="error">
              {texts.faults(format.count(report.faults.length))}
              <ul>
                {report.faults.map((fault) => (
                  <li key={JSON.stringify(fault)}>{faultText(fault)}</li>
                ))}
              </ul>
            </Alert>
          )}
          {report.touched.length > 0 && (
            <Typography sx={{ mt: 1 }}>
              {texts.touched(format.count(report.touched.length))} {report.touched.map(nameOf).join(' · ')}
            </Typography>
          )}
        </Box>
      )}
    </Section>
  );
}

/** A gate that is not passed, with what it is about: its code is as documented, the rest as the service says it. */
const faultText = (fault: unknown): string =>
  typeof fault === 'string' ? fault : Object.values(Object(fault)).map(String).join(' · ');
