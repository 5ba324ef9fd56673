import { Alert, Button, Checkbox, FormControlLabel, FormGroup, FormLabel, Stack } from '@mui/material';
import type { ChangeRow } from '@skins/api/settings/resources';
import { TimeField } from '../../shell/ui/TimeField';
import { DryRunReport } from './DryRunReport';
import { useTexts } from './together-texts';
import { type Step, useTogether } from './use-together';

/** The changes to choose from, and the buttons that look at the chosen ones and take the step. */
export function ChosenChanges({ step, rows }: { step: Step; rows: readonly ChangeRow[] }) {
  const texts = useTexts();
  const { ids, chosen, from, seen, asked, choose, begin, look, act } = useTogether(step, rows);
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <FormGroup>
        <FormLabel>{texts.choose}</FormLabel>
        {rows.map(({ id, settingName, title }) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox checked={ids.includes(id)} onChange={(_event, on) => choose(id, on)} size="small" />
            }
            label={`${settingName} · ${title === '' ? texts.untitled : title}`}
          />
        ))}
      </FormGroup>
      {step === 'propose' && (
        <TimeField label={texts.from} value={from} sx={{ maxWidth: 320 }} onChange={begin} />
      )}
      {asked.failure !== undefined && <Alert severity="error">{asked.failure}</Alert>}
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={asked.waiting || chosen.length < 2} onClick={() => void look()}>
          {asked.waiting ? texts.looking : texts.look}
        </Button>
        <Button
          variant="contained"
          disabled={asked.waiting || seen?.run.passed !== true}
          onClick={() => seen !== undefined && void act(seen.rows)}
        >
          {texts.act[step]}
        </Button>
      </Stack>
      {seen !== undefined && <DryRunReport seen={seen.run} />}
    </Stack>
  );
}
