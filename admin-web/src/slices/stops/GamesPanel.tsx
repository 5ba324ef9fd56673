import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import type { GameRow } from '@skins/api/stops/resources';
import { useState } from 'react';
import { useGetList, useGetResourceLabel } from 'react-admin';
import { ActDialog } from '../dossier/ActDialog';
import { useFormat } from '../../shell/i18n';
import { useProven } from '../../shell/proof';
import { useOperator } from '../../shell/session';
import { CommentField, commentIn } from '../../shell/ui/CommentField';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { Section } from '../../shell/ui/Section';
import { type Command, useCommand } from '../../shell/ui/use-command';
import { approve, drop, propose } from './calls';
import { StopDialog } from './StopDialog';
import { useTexts } from './texts';

const EVERY_MS = 10_000;
const ALL = { page: 1, perPage: 100 };
const STATES = {
  open: { Icon: CheckCircleOutlined, color: 'success.main' },
  stopped: { Icon: PanToolOutlined, color: 'error.main' },
  off: { Icon: BlockOutlined, color: 'warning.main' },
} as const;

/** All games, with the stop: the only command that one person may give alone. */
export function Panel() {
  const texts = useTexts();
  const command = useCommand();
  const { data, error, refetch } = useGetList<GameRow>(
    'games',
    { pagination: ALL, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { refetchInterval: EVERY_MS, retry: false },
  );
  return (
    <Section title={texts.title} lede={texts.lede}>
      {error !== null && <LoadFailed error={error} retry={() => void refetch()} />}
      {/* Hidden, not unmounted, so that the dialog before a stop stays open. */}
      <div hidden={error !== null}>
        {(data ?? []).map((game) => (
          <Game key={game.id} game={game} command={command} />
        ))}
      </div>
      {command.failure !== undefined && (
        <Alert severity="error" onClose={command.clear} sx={{ mt: 1 }}>
          {command.failure}
        </Alert>
      )}
    </Section>
  );
}

interface OfGame {
  readonly game: GameRow;
  readonly command: Command;
}

function Game({ game, command }: OfGame) {
  const texts = useTexts();
  const format = useFormat();
  const labelOf = useGetResourceLabel();
  const { Icon, color } = STATES[game.state];
  return (
    <Box sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{labelOf(game.id)}</Typography>
        <Typography
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: '5px', color, fontWeight: 600 }}
        >
          <Icon sx={{ fontSize: 17 }} aria-hidden />
          {texts.states[game.state]}
        </Typography>
      </Box>
      {game.state === 'off' && <Typography variant="body2">{texts.offByRule}</Typography>}
      {game.reason !== null && game.since !== null && (
        <Typography variant="body2" color="text.secondary">
          {texts.stoppedBy(game.by ?? '', format.time(game.since), texts.reasons[game.reason])}
        </Typography>
      )}
      <Levers game={game} command={command} />
    </Box>
  );
}

function Levers({ game, command }: OfGame) {
  const texts = useTexts();
  const labelOf = useGetResourceLabel();
  const [asking, setAsking] = useState(false);
  const rights = useOperator()?.rights ?? [];
  if (!rights.includes('stop-games'))
    return (
      <Typography variant="caption" color="text.secondary">
        {texts.mayNot}
      </Typography>
    );
  if (game.resume !== null) return <Proposed game={game} resume={game.resume} />;
  if (game.state === 'stopped')
    return (
      <Button
        size="small"
        variant="outlined"
        disabled={command.waiting}
        sx={{ mt: 0.5 }}
        onClick={() => void command.give(() => propose({ game: game.id }), texts.done.proposed)}
      >
        {texts.propose}
      </Button>
    );
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        disabled={command.waiting}
        sx={{ mt: 0.5 }}
        // The list has several games: each button names its own.
        aria-label={texts.dialogTitle(labelOf(game.id))}
        onClick={() => setAsking(true)}
      >
        {texts.stop}
      </Button>
      {asking && (
        <StopDialog
          game={game.id}
          name={labelOf(game.id)}
          command={command}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Operators who may approve see the button; the others see why not. */
function Proposed({ game, resume }: Pick<OfGame, 'game'> & { resume: NonNullable<GameRow['resume']> }) {
  const texts = useTexts();
  const mayApprove = useOperator()?.rights.includes('resume-games') === true;
  const proven = useProven();
  const { proposalId } = resume;
  return (
    <>
      <Typography variant="body2">{texts.proposedBy(resume.author)}</Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        {mayApprove && (
          <ActDialog
            label={texts.approve}
            title={texts.approve}
            lede={texts.approveLede}
            submit={texts.approveSubmit}
            said={texts.done.approved}
            onSubmit={(values) =>
              proven(() => approve({ game: game.id, proposalId, ...commentIn(values('comment')) }))
            }
          >
            <CommentField />
          </ActDialog>
        )}
        {(mayApprove || resume.own) && (
          <ActDialog
            label={resume.own ? texts.drop : texts.refuse}
            title={texts.dropTitle}
            submit={resume.own ? texts.drop : texts.refuse}
            said={texts.done.dropped}
            danger
            onSubmit={(values) => drop({ proposalId, ...commentIn(values('comment')) })}
          >
            <CommentField />
          </ActDialog>
        )}
      </Box>
      {(resume.own || !mayApprove) && (
        <Typography variant="caption" color="text.secondary">
          {mayApprove ? texts.ownProposal : texts.mayNotApprove}
        </Typography>
      )}
    </>
  );
}
