import { FormControlLabel, InputAdornment, MenuItem, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { type Unit, keptOf, typedOf } from './amounts';
import { useTexts } from './texts';

/** An input for one value, and its fault if there is one. */
interface Input {
  readonly label: string;
  readonly fault: string | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

export const SwitchField = ({
  label,
  on,
  onChange,
}: {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) => (
  <FormControlLabel
    control={<Switch checked={on} onChange={(_event, chosen) => onChange(chosen)} />}
    label={label}
  />
);

export const ChoiceField = ({
  choices,
  nameOf,
  value,
  onChange,
  label,
  fault,
}: Input & { choices: readonly unknown[]; nameOf: (choice: string) => string }) => (
  <TextField
    select
    label={label}
    value={choices.includes(value) ? String(value) : ''}
    error={fault !== undefined}
    helperText={fault}
    onChange={({ target }) => onChange(choices.find((choice) => String(choice) === target.value))}
  >
    {choices.map(String).map((choice) => (
      <MenuItem key={choice} value={choice}>
        {nameOf(choice)}
      </MenuItem>
    ))}
  </TextField>
);

/** Keeps what is typed, so that no figure jumps while it is being written. */
export function NumberField({ unit, value, onChange, label, fault }: Input & { unit: Unit }) {
  const [typed, setTyped] = useState(() => typedOf(value, unit));
  const shown = keptOf(typed, unit) === value ? typed : typedOf(value, unit);
  const end = useUnitName(unit);
  return (
    <TextField
      label={label}
      value={shown}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: end && <InputAdornment position="end">{end}</InputAdornment> },
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(keptOf(target.value, unit));
      }}
    />
  );
}

/** Names the unit in which a figure is typed; undefined where it needs none. */
function useUnitName(unit: Unit): string | undefined {
  const { unitOf } = useTexts();
  if (unit === 'share' || unit === 'chance') return unitOf.percent;
  if (unit === 'ms') return unitOf.minutes;
  return unit === 'gems' ? unitOf.gems : undefined;
}

export const LineField = ({
  isLong,
  value,
  onChange,
  label,
  fault,
}: Input & {
  /** whether it is written on several lines */
  isLong: boolean;
}) => (
  <TextField
    label={label}
    multiline={isLong}
    minRows={isLong ? 4 : undefined}
    value={typeof value === 'string' ? value : ''}
    error={fault !== undefined}
    helperText={fault}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** Edits a value without an input of its own as JSON. */
export function JsonField({ value, onChange, label, fault }: Input) {
  const [typed, setTyped] = useState(() => JSON.stringify(value, undefined, 2));
  return (
    <TextField
      label={label}
      value={typed}
      multiline
      minRows={3}
      error={fault !== undefined}
      helperText={fault}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parsed(target.value));
      }}
    />
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
