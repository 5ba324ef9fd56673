import { Alert, AlertTitle, Button, Stack, TextField } from '@mui/material';
import type { SettingRecord } from '@skins/api/settings/resources';
import { type FormEvent, useState } from 'react';
import { Preview } from '../content/Preview';
import { useAsked } from '../../shell/account/use-asked';
import { TimeField } from '../../shell/ui/TimeField';
import { checkChange } from './calls';
import { ReportPanel } from './ReportPanel';
import type { Schema } from './schema';
import { SchemaField } from './SchemaField';
import { useBegun } from '../../shell/ui/use-begun';
import { useTexts } from './texts';
import { useCheck } from './use-check';

/** The editable parts of a change. */
interface Written {
  readonly title: string;
  readonly content: unknown;
  readonly from: number | null;
}

/** Edits a change of a setting, and shows its effects and faults meanwhile. */
export function ChangeForm({
  setting,
  first,
  onTyped,
  onSave,
  onReload,
}: {
  setting: Pick<SettingRecord, 'id' | 'schema' | 'fields'>;
  first: Written;
  onTyped?: () => void;
  onSave: (written: Written) => Promise<void>;
  /** reloads the change; given where another edit may have come between */
  onReload?: () => void;
}) {
  const texts = useTexts();
  const asked = useAsked();
  const [{ title, content, from }, setWritten] = useState(first);
  const report = useCheck(setting.id, content, from);
  const write = (written: Partial<Written>) => {
    setWritten((old) => ({ ...old, ...written }));
    onTyped?.();
  };
  const [written, dated] = [useBegun(content), useBegun(from)];
  const begun = written || dated;
  const faults = new Map(
    (begun ? report?.gates : undefined)?.flatMap(({ passed, field, text }): [string, string][] =>
      passed || field === null ? [] : [[field, text]],
    ),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    void asked.ask(() => onSave({ title, content, from }));
  };
  return (
    <>
      <Stack component="form" spacing={1.5} sx={{ maxWidth: 560 }} onSubmit={save} noValidate>
        <TextField
          label={texts.title}
          helperText={texts.titleHint}
          value={title}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          onChange={({ target }) => write({ title: target.value })}
        />
        <SchemaField
          schema={schemaOf(setting.schema)}
          fields={setting.fields}
          faults={faults}
          path=""
          value={content}
          onChange={(changed) => write({ content: changed })}
        />
        <TimeField
          label={texts.from}
          helperText={faults.get('from') ?? texts.fromHint}
          error={faults.has('from')}
          value={from}
          onChange={(time) => write({ from: time })}
        />
        {asked.failure !== undefined && <NotSaved failure={asked.failure} onReload={onReload} />}
        <Button type="submit" variant="outlined" disabled={asked.waiting} sx={{ alignSelf: 'start' }}>
          {texts.save}
        </Button>
      </Stack>
      <Effects setting={setting.id} content={content} from={from} report={report} />
    </>
  );
}

/** Shows what players will read, and what the change does. */
function Effects({
  setting,
  content,
  from,
  report,
}: Omit<Written, 'title'> & { setting: string; report: ReturnType<typeof useCheck> }) {
  return (
    <>
      <Preview setting={setting} content={content} />
      {report !== undefined && (
        <ReportPanel report={report} more={(lines) => checkChange({ setting, content, from, lines })} />
      )}
    </>
  );
}

function NotSaved({ failure, onReload }: { failure: string; onReload: (() => void) | undefined }) {
  const texts = useTexts();
  const reload = onReload && (
    <Button color="inherit" onClick={onReload}>
      {texts.reload}
    </Button>
  );
  return (
    <Alert severity="error" action={reload}>
      <AlertTitle>{texts.staleTitle}</AlertTitle>
      {failure}
    </Alert>
  );
}

/** The service sends a JSON schema. Parts that the editor does not know are edited as JSON. */
const schemaOf = (schema: unknown): Schema => Object(schema);
