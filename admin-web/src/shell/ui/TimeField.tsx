import { Button, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { houseText, houseTime, useHouseOffset } from '../i18n';
import { useTexts } from './texts';

type Field = Pick<TextFieldProps, 'label' | 'helperText' | 'error' | 'name' | 'fullWidth' | 'sx'>;

interface TimeFieldProps extends Field {
  /** milliseconds since 1970; null if empty */
  readonly value: number | null;
  readonly onChange: (time: number | null) => void;
  /** also takes seconds */
  readonly seconds?: boolean;
  /** adds a button that enters the current time */
  readonly now?: boolean;
}

/** A time field in house time. Callers pass and get an instant, without a zone. */
export function TimeField({ value, onChange, seconds = false, now = false, ...field }: TimeFieldProps) {
  const offset = useHouseOffset();
  const texts = useTexts();
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={value === null ? '' : houseText(value, offset, seconds ? 'second' : 'minute')}
      onChange={({ target }) => onChange(houseTime(target.value, offset))}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: seconds ? { step: 1 } : {},
        ...(now && {
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <Button size="small" onClick={() => onChange(thisMinute())}>
                  {texts.now}
                </Button>
              </InputAdornment>
            ),
          },
        }),
      }}
    />
  );
}

const MINUTE_MS = 60_000;

/** Returns the start of this minute, as the field shows no seconds. It is in the past: the change applies at once. */
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
