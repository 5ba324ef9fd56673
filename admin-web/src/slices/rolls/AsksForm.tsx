import { Box, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import { Section } from '../../shell/ui/Section';
import type { FormProps } from './AboutForm';
import { useCreateTexts } from './create-texts';
import {
  CONDITIONS,
  type ConditionDraft,
  type ConditionKind,
  DOORS,
  faultsOf,
  isOfDays,
  isOneADevice,
} from './draft';

/** The conditions of entry, and the door. */
export function AsksForm({ draft, onDraft }: FormProps) {
  const texts = useCreateTexts();
  const faults = faultsOf(draft);
  return (
    <Section title={texts.asks} lede={texts.asksLede}>
      {CONDITIONS.map((kind) => (
        <ConditionRow key={kind} kind={kind} draft={draft} onDraft={onDraft} />
      ))}
      <FormControlLabel
        control={
          <Checkbox
            checked={isOneADevice(draft)}
            onChange={({ target }) => onDraft({ ...draft, oneADevice: target.checked })}
          />
        }
        label={texts.oneADevice}
      />
      <Typography variant="body2" color="text.secondary">
        {texts.oneADeviceHelp}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
        <TextField
          select
          label={texts.door}
          value={draft.door}
          sx={{ minWidth: 200 }}
          onChange={({ target }) => {
            const door = DOORS.find((one) => one === target.value);
            if (door !== undefined) onDraft({ ...draft, door });
          }}
        >
          {DOORS.map((door) => (
            <MenuItem key={door} value={door}>
              {texts.doors[door]}
            </MenuItem>
          ))}
        </TextField>
        {draft.door === 'password' && (
          <TextField
            label={texts.password}
            helperText={texts.passwordHelp}
            value={draft.password}
            error={faults.password}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 64 } }}
            onChange={({ target }) => onDraft({ ...draft, password: target.value })}
          />
        )}
      </Box>
      {draft.door === 'once' && (
        <Typography variant="body2" color="text.secondary">
          {texts.onceHelp}
        </Typography>
      )}
    </Section>
  );
}

function ConditionRow({ kind, draft, onDraft }: FormProps & { kind: ConditionKind }) {
  const texts = useCreateTexts();
  const faults = faultsOf(draft);
  const condition = draft.conditions[kind];
  const name = texts.conditions[kind];
  const set = (part: Partial<ConditionDraft>) =>
    onDraft({ ...draft, conditions: { ...draft.conditions, [kind]: { ...condition, ...part } } });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      <FormControlLabel
        sx={{ minWidth: 260 }}
        control={<Checkbox checked={condition.on} onChange={({ target }) => set({ on: target.checked })} />}
        label={name}
      />
      {condition.on && kind !== 'invited' && (
        <TextField
          label={`${name}: ${texts.amounts[kind]}`}
          value={condition.amount}
          error={faults.amount(kind)}
          onChange={({ target }) => set({ amount: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
      {condition.on && isOfDays(kind) && (
        <TextField
          label={`${name}: ${texts.days}`}
          value={condition.days}
          error={faults.days(kind)}
          onChange={({ target }) => set({ days: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
    </Box>
  );
}
