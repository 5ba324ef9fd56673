import { Box, Typography } from '@mui/material';
import type { DataOf } from '@skins/api/contract';
import type { proposalActs } from '@skins/api/settings/contract';
import { useEffect, useState } from 'react';
import { useFormat, useTexts as useSharedTexts } from '../i18n';
import { answerOf } from '../session';
import { LoadFailed } from './LoadFailed';
import { Section } from './Section';
import { useTexts } from './texts';

type Said = DataOf<typeof proposalActs>['acts'];

/** Selects the acts: by the proposal's id; by a stream, such as `payment-…`; or by the position of an approval in it. */
type Asked = { readonly id: string } | { readonly about: string; readonly position?: string };

/** Lists the operators' acts, each with its time and comment. @param state of the record; a change reloads the list */
export function Acts({ state, ...asked }: Asked & { state: string }) {
  const [tries, setTries] = useState(0);
  const query = new URLSearchParams(asked).toString();
  return <Told key={`${state} ${tries}`} query={query} onRetry={() => setTries(tries + 1)} />;
}

function Told({ query, onRetry }: { query: string; onRetry: () => void }) {
  const texts = useTexts();
  const { roles } = useSharedTexts();
  const format = useFormat();
  const [told, setTold] = useState<Said | Error>([]);
  useEffect(() => {
    let current = true;
    const load = async () => {
      const said = await answerOf<DataOf<typeof proposalActs>>(`/proposals/acts?${query}`).catch(
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      );
      if (current) setTold(said instanceof Error ? said : said.acts);
    };
    void load();
    return () => {
      current = false;
    };
  }, [query]);
  if (told instanceof Error) return <LoadFailed error={told} retry={onRetry} />;
  if (told.length === 0) return null;
  return (
    <Section title={texts.actsTitle}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {told.map(({ act, operator, time, position, comment }) => (
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
