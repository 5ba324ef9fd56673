import { Alert, Box, Button, Typography } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import { useRecordContext } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { ActDialog } from './ActDialog';
import { type PlayerSession, endSessions } from './calls';
import { useTexts } from './texts';
import { useAct } from './use-act';
import { useAnswer } from './use-answer';

/** The player's sessions, with buttons to end them. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  return player && <Sessions playerId={player.id} />;
}

function Sessions({ playerId }: { playerId: string }) {
  const texts = useTexts();
  const format = useFormat();
  const may = useOperator()?.rights.includes('end-sessions') === true;
  const { run, failure } = useAct();
  const {
    data = [],
    error,
    isPending,
    refetch,
  } = useAnswer<readonly PlayerSession[]>('/player/sessions', {
    playerId,
  });
  return (
    <Section title={texts.sessions} lede={texts.sessionsLede}>
      {error !== undefined && <LoadFailed error={error} retry={refetch} />}
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      {!isPending && data.length === 0 ? (
        <Typography color="text.secondary">{texts.noSessions}</Typography>
      ) : (
        <RowTable
          label={texts.sessions}
          rows={data}
          rowKey={({ id }) => id}
          columns={[
            { label: texts.begun, render: ({ created }) => format.time(created) },
            {
              label: '',
              align: 'right',
              render: ({ id }) =>
                may && (
                  <Button
                    size="small"
                    onClick={() => void run(() => endSessions({ playerId, id }), texts.ended).then(refetch)}
                  >
                    {texts.end}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {may && data.length > 1 && (
        <Box sx={{ mt: 2 }}>
          <ActDialog
            label={texts.endAll}
            title={texts.endAllTitle}
            lede={texts.sessionsLede}
            submit={texts.endAllSubmit}
            said={texts.ended}
            danger
            onSubmit={async () => {
              await endSessions({ playerId, id: null });
              refetch();
            }}
          >
            {null}
          </ActDialog>
        </Box>
      )}
    </Section>
  );
}
