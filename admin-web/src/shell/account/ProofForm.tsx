import { Alert, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useRef } from 'react';
import type { Asked } from './use-asked';

/** A field of a form; `name` is the key of its submitted value. */
interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: 'password';
  readonly autoComplete: string;
}

/** The submitted values by field name. */
type Values = ReadonlyMap<string, string>;

/** A form with fields, the reason of a refusal, and a button. */
export function ProofForm({
  fields,
  submit,
  instead,
  asked,
  onSubmit,
}: {
  fields: readonly Field[];
  submit: string;
  /** an alternative way to submit */
  instead?: { readonly label: string; readonly onSubmit: (values: Values) => void };
  asked: Asked;
  onSubmit: (values: Values) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const typed = (): Values => {
    const data = new FormData(form.current ?? undefined);
    return new Map(fields.map(({ name }): [string, string] => [name, textOf(data.get(name))]));
  };
  const submitTyped = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(typed());
  };
  return (
    <Stack component="form" ref={form} spacing={2} sx={{ maxWidth: 420 }} onSubmit={submitTyped} noValidate>
      {fields.map(({ name, label, type = 'text', autoComplete }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          type={type}
          autoComplete={autoComplete}
          size="small"
          fullWidth
        />
      ))}
      {asked.failure !== undefined && <Alert severity="error">{asked.failure}</Alert>}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={asked.waiting}>
          {submit}
        </Button>
        {instead !== undefined && (
          <Button variant="outlined" disabled={asked.waiting} onClick={() => instead.onSubmit(typed())}>
            {instead.label}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');
