import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import { type FormEvent, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { Section } from '../../shell/ui/Section';
import { type PlayerNote, writeNote } from './calls';
import { useTexts } from './texts';
import { useAct } from './use-act';
import { useAnswer } from './use-answer';

const LENGTH_MAX = 2_000;

/** Operators' notes about the player. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  const rights = useOperator()?.rights ?? [];
  return player !== undefined && rights.includes('read-notes') ? (
    <Notes playerId={player.id} writes={rights.includes('write-notes')} />
  ) : null;
}

function Notes({ playerId, writes }: { playerId: string; writes: boolean }) {
  const texts = useTexts();
  const format = useFormat();
  const {
    data = [],
    error,
    isPending,
    refetch,
  } = useAnswer<readonly PlayerNote[]>('/player/notes', {
    playerId,
  });
  return (
    <Section title={texts.notes} lede={texts.notesLede}>
      {error !== undefined && <LoadFailed error={error} retry={refetch} />}
      {!isPending && data.length === 0 && <Typography color="text.secondary">{texts.noNotes}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id, time, author, text }) => (
          <Box component="li" key={id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography variant="body2" color="text.secondary">
              {author} · {format.time(time)}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      {writes && <NewNote playerId={playerId} onWritten={refetch} />}
    </Section>
  );
}

function NewNote({ playerId, onWritten }: { playerId: string; onWritten: () => void }) {
  const texts = useTexts();
  const [text, setText] = useState('');
  const { run, waiting, failure } = useAct();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => writeNote({ playerId, text: text.trim() }), texts.written))) return;
    setText('');
    onWritten();
  };
  return (
    <Stack component="form" spacing={1} sx={{ mt: 2, maxWidth: 640 }} onSubmit={(event) => void send(event)}>
      <TextField
        label={texts.note}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: LENGTH_MAX } }}
        helperText={text === '' ? ' ' : `${text.length} / ${LENGTH_MAX} ${texts.characters}`}
      />
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      <Button
        type="submit"
        variant="outlined"
        size="small"
        disabled={waiting || text.trim() === ''}
        sx={{ alignSelf: 'start' }}
      >
        {texts.write}
      </Button>
    </Stack>
  );
}
