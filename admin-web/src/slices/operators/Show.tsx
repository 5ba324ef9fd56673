import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { OperatorRow } from '@skins/api/operators/resources';
import { useState } from 'react';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { CommandDialog } from '../../shell/ui/CommandDialog';
import { Facts } from '../../shell/ui/Facts';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { useCommand } from '../../shell/ui/use-command';
import { type DisableReason, disable, propose } from './calls';
import { RoleField } from './RoleField';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<OperatorRow> title={({ name }) => `${texts.operator} ${name}`}>
      {(row) => (
        <Section title={row.name} lede={texts.inLog}>
          <Facts
            facts={[
              { label: texts.id, value: row.id },
              { label: texts.role, value: texts.roles[row.role] },
              { label: texts.since, value: format.time(row.since) },
              { label: texts.created, value: format.time(row.created) },
              { label: texts.secondFactor, value: row.enrolled ? texts.enrolled : texts.notEnrolled },
              { label: texts.state, value: row.disabled ? texts.disabled : texts.active },
            ]}
          />
          {!row.disabled && <Acts row={row} />}
        </Section>
      )}
    </RecordShow>
  );
}

/** The actions on an operator that the viewer may take. */
function Acts({ row }: { row: OperatorRow }) {
  const texts = useTexts();
  const rights = useOperator()?.rights ?? [];
  const [asked, setAsked] = useState<'role' | 'disable'>();
  const close = () => setAsked(undefined);
  if (!rights.includes('propose-operators'))
    return (
      <Alert severity="info" sx={{ mt: 3 }}>
        {texts.mayNotPropose}
      </Alert>
    );
  return (
    <Stack direction="row" spacing={2} sx={{ mt: 3 }}>
      <Button variant="outlined" onClick={() => setAsked('role')}>
        {texts.changeRole}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setAsked('disable')}>
        {texts.disable}
      </Button>
      {asked === 'role' && <RoleDialog row={row} onClose={close} />}
      {asked === 'disable' && <DisableDialog row={row} onClose={close} />}
    </Stack>
  );
}

interface Dialog {
  readonly row: OperatorRow;
  readonly onClose: () => void;
}

function RoleDialog({ row, onClose }: Dialog) {
  const texts = useTexts();
  const command = useCommand();
  const [role, setRole] = useState(row.role);
  const submit = async () => {
    const change = { kind: 'role' as const, operatorId: row.id, role };
    if ((await command.give(() => propose(change), texts.proposed)) !== undefined) onClose();
  };
  return (
    <CommandDialog
      title={texts.changeRole}
      submit={texts.propose}
      ready={role !== row.role}
      command={command}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Typography variant="body2" color="text.secondary">
        {texts.changeRoleLede}
      </Typography>
      <RoleField role={role} onChange={setRole} />
    </CommandDialog>
  );
}

function DisableDialog({ row, onClose }: Dialog) {
  const texts = useTexts();
  const command = useCommand();
  const [reason, setReason] = useState<DisableReason>('left');
  const isReason = (value: string): value is DisableReason => value in texts.reasons;
  const submit = async () => {
    const input = { operatorId: row.id, reason };
    if ((await command.give(() => disable(input), texts.disabledNow)) !== undefined) onClose();
  };
  return (
    <CommandDialog
      title={texts.disableTitle(row.name)}
      submit={texts.disable}
      danger
      command={command}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Alert severity="warning">{texts.disableLede}</Alert>
      <TextField
        select
        label={texts.reason}
        value={reason}
        onChange={({ target }) => isReason(target.value) && setReason(target.value)}
      >
        {Object.entries(texts.reasons).map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </CommandDialog>
  );
}
