import { MenuItem, TextField } from '@mui/material';

/** One of a few, by the name under which it is submitted. */
export const Choice = ({
  name,
  label,
  choices,
}: {
  name: string;
  label: string;
  choices: Readonly<Record<string, string>>;
}) => (
  <TextField
    select
    name={name}
    label={label}
    defaultValue={Object.keys(choices)[0]}
    size="small"
    margin="dense"
    fullWidth
  >
    {Object.entries(choices).map(([value, said]) => (
      <MenuItem key={value} value={value}>
        {said}
      </MenuItem>
    ))}
  </TextField>
);
