import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ModeRow } from '@skins/api/operators/resources';
import { useGetOne } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { CommandDialog } from '../../shell/ui/CommandDialog';
import { Section } from '../../shell/ui/Section';
import { useCommand } from '../../shell/ui/use-command';
import { setMode } from './calls';
import { useTexts } from './texts';

/** The number of persons that a change requires, with a button to change that. */
export function ModePanel() {
  const texts = useTexts();
  const format = useFormat();
  const rights = useOperator()?.rights ?? [];
  const { data } = useGetOne<ModeRow>('approval-mode', { id: 'shop' });
  const [asked, setAsked] = useState<ModeRow['mode']>();
  const command = useCommand();
  if (data === undefined) return null;
  const { mode, announced, approvers } = data;
  const target = mode === 'pairs' && announced === null ? 'single' : 'pairs';
  const close = () => {
    command.clear();
    setAsked(undefined);
  };
  const may = rights.includes('approve-operators');
  return (
    <Section title={texts.modes[mode]} lede={texts.modeLedes[mode]}>
      {announced !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.announced(texts.modes[announced.mode], format.time(announced.from))}
        </Alert>
      )}
      <Typography variant="body2">{texts.approvers(format.count(approvers))}</Typography>
      {may ? (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setAsked(target)}>
          {announced === null ? texts.toMode[target] : texts.callOff}
        </Button>
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {texts.ownersOnly}
        </Typography>
      )}
      {asked !== undefined && (
        <CommandDialog
          title={texts.toMode[asked]}
          submit={texts.confirm}
          command={command}
          onClose={close}
          onSubmit={() =>
            void command
              .give(() => setMode({ mode: asked }), texts.done)
              .then((set) => set !== undefined && close())
          }
        >
          <Typography>{texts.toModeLede[asked]}</Typography>
        </CommandDialog>
      )}
    </Section>
  );
}
