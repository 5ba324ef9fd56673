import { MenuItem, TextField } from '@mui/material';

/** A choice of a few options, submitted under `name`. */
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
