import { MenuItem, TextField, Typography } from '@mui/material';
import type { OperatorRow } from '@skins/api/operators/resources';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { CommandDialog } from '../../shell/ui/CommandDialog';
import { useCommand } from '../../shell/ui/use-command';
import { propose } from './calls';
import { RoleField } from './RoleField';
import { useTexts } from './texts';

const EVERYBODY = { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' } } as const;

/** Proposes a new operator. */
export function AddDialog({
  onClose,
  onProposed,
}: {
  onClose: () => void;
  /** @param part the proposer's part of the invitation */
  onProposed: (part: string) => void;
}) {
  const texts = useTexts();
  const command = useCommand();
  const [name, setName] = useState('');
  const [role, setRole] = useState<OperatorRow['role']>('auditor');
  const [samePersonAs, setSamePersonAs] = useState('');
  const { data: operators = [] } = useGetList<OperatorRow>('operators', EVERYBODY);
  const submit = async () => {
    const change = { kind: 'add' as const, name: name.trim(), role };
    const proposed = await command.give(
      () => propose(samePersonAs === '' ? change : { ...change, samePersonAs }),
      texts.proposed,
    );
    if (proposed !== undefined) onProposed(proposed.invitation ?? '');
  };
  return (
    <CommandDialog
      title={texts.add}
      submit={texts.propose}
      ready={name.trim() !== ''}
      command={command}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Typography variant="body2" color="text.secondary">
        {texts.addLede}
      </Typography>
      <TextField
        label={texts.name}
        helperText={texts.nameHint}
        value={name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <RoleField role={role} onChange={setRole} />
      <TextField
        select
        label={texts.samePerson}
        helperText={texts.samePersonHint}
        value={samePersonAs}
        onChange={({ target }) => setSamePersonAs(target.value)}
      >
        <MenuItem value="">{texts.nobodyElse}</MenuItem>
        {operators.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </CommandDialog>
  );
}
