import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ChangeRow } from '@skins/api/settings/resources';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useOperator } from '../../shell/session';
import { Section } from '../../shell/ui/Section';
import { ChosenChanges } from './ChosenChanges';
import { useTexts } from './together-texts';
import type { Step } from './use-together';

const SHOWN = 50;
const STATE_OF = { propose: 'draft', approve: 'proposed' } as const;

/** Proposes or approves several changes by one command, after a dry run. Shows nothing below two changes. */
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
      <ChosenChanges key={step} step={step} rows={lists[step]} />
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
