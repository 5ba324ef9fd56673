import { Box, Typography } from '@mui/material';
import type { DataOf } from '@skins/api/contract';
import type { proposalActs } from '@skins/api/settings/contract';
import { useCallback, useEffect, useState } from 'react';
import { useFormat, useTexts as useSharedTexts } from '../i18n';
import { answerOf } from '../session';
import { LoadFailed } from './LoadFailed';
import { Section } from './Section';
import { useTexts } from './texts';

type Said = DataOf<typeof proposalActs>['acts'];

/** Who did what to a proposal, when and why. @param state of the proposal: with another one there is another act */
export function Acts({ proposalId, state }: { proposalId: string; state: string }) {
  const texts = useTexts();
  const { roles } = useSharedTexts();
  const format = useFormat();
  const { acts, error, load } = useActs(proposalId, state);
  if (error !== undefined) return <LoadFailed error={error} retry={load} />;
  if (acts.length === 0) return null;
  return (
    <Section title={texts.actsTitle}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {acts.map(({ act, operator, time, position, comment }) => (
          <li key={position}>
            <b>{operator === null ? texts.shopItself : `${operator.name} (${roles[operator.role]})`}</b>{' '}
            {texts.acts[act]}
            <Typography variant="body2" color="text.secondary">
              {format.time(time)} · {texts.logPosition(position.replace(/^0+/, ''))}
            </Typography>
            {comment !== null && (
              <Typography sx={{ overflowWrap: 'anywhere', mt: 0.25 }}>{texts.quoted(comment)}</Typography>
            )}
          </li>
        ))}
      </Box>
    </Section>
  );
}

function useActs(proposalId: string, state: string) {
  const [acts, setActs] = useState<Said>([]);
  const [error, setError] = useState<Error>();
  const load = useCallback(async () => {
    try {
      const said = await answerOf<DataOf<typeof proposalActs>>(`/proposals/acts?id=${proposalId}`);
      setActs(said.acts);
      setError(undefined);
    } catch (fault) {
      setError(fault instanceof Error ? fault : new Error(String(fault)));
    }
  }, [proposalId]);
  useEffect(() => {
    void load();
  }, [load, state]);
  return { acts, error, load: () => void load() };
}
