import { TextField, type TextFieldProps } from '@mui/material';
import { houseText, houseTime, useHouseOffset } from '../i18n';

type Field = Pick<TextFieldProps, 'label' | 'helperText' | 'error' | 'name' | 'fullWidth' | 'sx'>;

interface TimeFieldProps extends Field {
  /** milliseconds since 1970; null where none is given */
  readonly value: number | null;
  readonly onChange: (time: number | null) => void;
  /** whether seconds are typed, too */
  readonly seconds?: boolean;
}

/** A time, shown and typed by the house's clocks: whoever asks for it has a moment, and no zone. */
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
