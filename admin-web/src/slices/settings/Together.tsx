import {
  Alert,
  Button,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import type { ChangeRow } from '@skins/api/settings/resources';
import { useState } from 'react';
import { useGetList, useNotify, useRefresh } from 'react-admin';
import { useAsked } from '../../shell/account/use-asked';
import { useProven } from '../../shell/proof';
import { useOperator } from '../../shell/session';
import { Section } from '../../shell/ui/Section';
import { TimeField } from '../../shell/ui/TimeField';
import { approveTogether, checkTogether, proposeTogether } from './calls';
import { type DryRun, DryRunReport } from './DryRunReport';
import { useTexts } from './together-texts';

type Step = 'propose' | 'approve';

const SHOWN = 50;
const STATE_OF = { propose: 'draft', approve: 'proposed' } as const;

/** Several changes by one command: chosen, looked at, and proposed or approved. Nothing shows where there are not two. */
export function Together() {
  const [step, setStep] = useState<Step>('propose');
  const texts = useTexts();
  const lists = { propose: useChanges('propose'), approve: useChanges('approve') };
  const mayLook = useOperator()?.rights.includes('draft-changes') === true;
  if (!mayLook || (lists.propose.length < 2 && lists.approve.length < 2)) return null;
  return (
    <Section title={texts.title} lede={texts.lede}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={step}
        onChange={(_event, chosen: Step | null) => setStep(chosen ?? step)}
        aria-label={texts.choose}
      >
        {(['propose', 'approve'] as const).map((one) => (
          <ToggleButton key={one} value={one}>
            {texts.step[one]} ({lists[one].length})
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Chosen key={step} step={step} rows={lists[step]} />
    </Section>
  );
}

function useChanges(step: Step): readonly ChangeRow[] {
  const { data = [] } = useGetList<ChangeRow>('changes', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'updated', order: 'DESC' },
    filter: { state: STATE_OF[step] },
  });
  return data;
}

function Chosen({ step, rows }: { step: Step; rows: readonly ChangeRow[] }) {
  const texts = useTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  const proven = useProven();
  const asked = useAsked();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [from, setFrom] = useState<number | null>(null);
  /** the dry run, and the changes as it saw them: nothing else goes on from it */
  const [seen, setSeen] = useState<{ readonly run: DryRun; readonly rows: readonly ChangeRow[] }>();
  const chosen = rows.filter(({ id }) => ids.includes(id));
  const choose = (id: string, on: boolean) => {
    setSeen(undefined);
    setIds(on ? [...ids, id] : ids.filter((one) => one !== id));
  };
  const stated = step === 'propose' && from !== null ? { from } : {};
  const look = () =>
    asked.ask(async () => {
      const run = await checkTogether({ ids: chosen.map(({ id }) => id), step, ...stated });
      setSeen({ run, rows: chosen });
    });
  const act = (rows: readonly ChangeRow[]) =>
    asked.ask(async () => {
      if (step === 'propose')
        await proposeTogether({ changes: rows.map(({ id, etag }) => ({ id, etag })), ...stated });
      else await proven(() => approveTogether({ changes: rows.map(({ id, hash }) => ({ id, hash })) }));
      notify(texts.done[step]);
      setIds([]);
      setSeen(undefined);
      refresh();
    });
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
        <TimeField
          label={texts.from}
          value={from}
          sx={{ maxWidth: 320 }}
          onChange={(time) => {
            setSeen(undefined);
            setFrom(time);
          }}
        />
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
