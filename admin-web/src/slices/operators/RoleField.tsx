import { MenuItem, TextField } from '@mui/material';
import type { OperatorRole } from '@skins/engine/kernel';
import { useTexts } from './texts';

/** Selects a role, and describes its rights. */
export function RoleField({
  role,
  onChange,
}: {
  role: OperatorRole;
  onChange: (role: OperatorRole) => void;
}) {
  const texts = useTexts();
  const isRole = (value: string): value is OperatorRole => value in texts.roles;
  return (
    <TextField
      select
      label={texts.role}
      helperText={texts.roleHints[role]}
      value={role}
      onChange={({ target }) => isRole(target.value) && onChange(target.value)}
    >
      {Object.keys(texts.roles)
        .filter(isRole)
        .map((role) => (
          <MenuItem key={role} value={role}>
            {texts.roles[role]}
          </MenuItem>
        ))}
    </TextField>
  );
}
