import { TextField } from '@mui/material';
import { useState } from 'react';
import { houseText, houseTime, offsetWords, useHouseOffset } from './house-time';

export interface FromFieldProps {
  /** with the offset of house time, as +08:00 */
  readonly label: (offset: string) => string;
  readonly help?: string | undefined;
  /** what is wrong with it, in the place of help */
  readonly fault?: string | undefined;
  /** milliseconds since 1970; null: as soon as the notice allows */
  readonly from: number | null;
  readonly onFrom: (from: number | null) => void;
}

/** From when a change is to count: typed in house time, as days and limits go by it, wherever the operator sits. */
export function FromField({ label, help, fault, from, onFrom }: FromFieldProps) {
  const offset = useHouseOffset();
  const [typed, setTyped] = useState<string>();
  const kept = offset === undefined || from === null ? '' : houseText(from, offset);
  return (
    <TextField
      label={label(offsetWords(offset))}
      disabled={offset === undefined}
      type="datetime-local"
      error={fault !== undefined}
      helperText={fault ?? help}
      value={typed ?? kept}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => {
        if (offset === undefined) return;
        setTyped(target.value);
        onFrom(houseTime(target.value, offset));
      }}
    />
  );
}
