import { Button, Typography } from '@mui/material';
import type { OperatorRow } from '@skins/api/operators/resources';
import { useState } from 'react';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import type { Column } from '../../shell/ui/column';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { AddDialog } from './AddDialog';
import { Invitation } from './Invitation';
import { ModePanel } from './ModePanel';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<OperatorRow>[] = [
    {
      label: texts.name,
      sort: 'name',
      render: ({ id, name }) => <NamedLink to={`/operators/${id}/show`} name={name} />,
    },
    { label: texts.role, sort: 'role', render: ({ role }) => texts.roles[role] },
    { label: texts.created, sort: 'created', render: ({ created }) => format.time(created) },
    {
      label: texts.secondFactor,
      render: ({ enrolled }) => (enrolled ? texts.enrolled : texts.notEnrolled),
    },
    { label: texts.state, render: ({ disabled }) => (disabled ? texts.disabled : texts.active) },
  ];
  return (
    <>
      <ModePanel />
      <Adding />
      <RecordList
        sort={{ field: 'name', order: 'ASC' }}
        filters={[]}
        columns={columns}
        note={
          <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
            {texts.inLog}
          </Typography>
        }
      />
    </>
  );
}

/** Proposes a new operator, and shows the proposer's part of the invitation. */
function Adding() {
  const texts = useTexts();
  const rights = useOperator()?.rights ?? [];
  const [step, setStep] = useState<{ readonly part: string } | 'asked'>();
  const close = () => setStep(undefined);
  if (!rights.includes('propose-operators'))
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {texts.mayNotPropose}
      </Typography>
    );
  return (
    <>
      <Button variant="contained" sx={{ mt: 2, alignSelf: 'flex-start' }} onClick={() => setStep('asked')}>
        {texts.add}
      </Button>
      {step === 'asked' && <AddDialog onClose={close} onProposed={(part) => setStep({ part })} />}
      {typeof step === 'object' && <Invitation part={step.part} whose="proposer" onClose={close} />}
    </>
  );
}
