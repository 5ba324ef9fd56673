import { Chip } from '@mui/material';
import type { ChangeRow } from '@skins/api/settings/resources';
import { useTexts } from './texts';

type State = ChangeRow['state'];

/** A dashed frame means not in force yet; red means stopped. */
const LOOKS: Readonly<Record<State, object>> = {
  draft: { borderStyle: 'dashed' },
  proposed: { borderStyle: 'dashed', borderColor: 'warning.main', color: 'warning.main' },
  scheduled: { borderStyle: 'dashed', borderColor: 'primary.main', color: 'primary.main' },
  'in-force': { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
  superseded: {},
  withdrawn: {},
  refused: {},
  expired: {},
  stopped: { borderColor: 'error.main', color: 'error.main' },
};

export function StateChip({ state }: { state: State }) {
  const texts = useTexts();
  return <Chip label={texts.states[state]} size="small" variant="outlined" sx={LOOKS[state]} />;
}
