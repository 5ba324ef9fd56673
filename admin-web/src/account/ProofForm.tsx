import { Alert, Button, Stack, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import type { Asked } from './use-asked';

/** A field of a form, by the name under which it is submitted. */
interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: 'password';
  readonly autoComplete: string;
}

/** Some fields, what was refused of them, and a button. */
export function ProofForm({
  fields,
  submit,
  asked,
  onSubmit,
}: {
  fields: readonly Field[];
  submit: string;
  asked: Asked;
  onSubmit: (values: ReadonlyMap<string, string>, form: HTMLFormElement) => void;
}) {
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = fields.map(({ name }): [string, string] => [name, textOf(data.get(name))]);
    onSubmit(new Map(values), event.currentTarget);
  };
  return (
    <Stack component="form" spacing={2} sx={{ maxWidth: 420 }} onSubmit={read} noValidate>
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
      <Button type="submit" variant="contained" disabled={asked.waiting} sx={{ alignSelf: 'start' }}>
        {submit}
      </Button>
    </Stack>
  );
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');
