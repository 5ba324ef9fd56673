import { TextField, type TextFieldProps } from '@mui/material';
import { houseText, houseTime, useHouseOffset } from '../i18n';

type Field = Pick<TextFieldProps, 'label' | 'helperText' | 'error' | 'name' | 'fullWidth' | 'sx'>;

interface TimeFieldProps extends Field {
  /** milliseconds since 1970; null if empty */
  readonly value: number | null;
  readonly onChange: (time: number | null) => void;
  /** also takes seconds */
  readonly seconds?: boolean;
}

/** A time field in house time. Callers pass and get an instant, without a zone. */
export function TimeField({ value, onChange, seconds = false, ...field }: TimeFieldProps) {
  const offset = useHouseOffset();
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={value === null ? '' : houseText(value, offset, seconds ? 'second' : 'minute')}
      onChange={({ target }) => onChange(houseTime(target.value, offset))}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: seconds ? { step: 1 } : {} }}
    />
  );
}
