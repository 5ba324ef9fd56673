import { StopReason } from '@skins/engine/stops';
import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { COMMENT_FIELD } from '../../foundation/contract/admin/comment.ts';
import { PROOF_FIELDS, PROOF_REFUSALS } from '../../foundation/contract/admin/proof.ts';
import { Time } from '../../foundation/contract/fields.ts';

const Game = Type.String({ maxLength: 40, description: 'the name of its slice, such as boxes' });
const ProposalId = Type.String({ pattern: '^[0-9a-f]{16}$' });

export const GameState = Type.Enum(['open', 'stopped', 'off'], {
  description: 'stopped: by an operator, at once; off: by the published switches',
});

export const games = get('/api/main/games', {
  summary: 'Which games take new plays, and which were stopped, when and why',
  data: Type.Array(
    Type.Object({
      game: Game,
      state: GameState,
      reason: Type.Union([StopReason, Type.Null()], { description: 'of a stop' }),
      since: Type.Union([Time, Type.Null()], { description: 'of a stop' }),
    }),
  ),
});

export const stopGame = post('/admin/api/games/stop', {
  summary: 'Stop a game at once: new plays of it are refused, whatever was begun goes on',
  access: 'operator',
  right: 'stop-games',
  refusals: ['may-not', 'unknown-game'],
  body: Type.Object({ game: Game, reason: StopReason }),
  data: Type.Object({ stopped: Type.Boolean({ description: 'false: it was already' }) }),
});

export const proposeResume = post('/admin/api/games/propose-resume', {
  summary: 'Propose that a stopped game goes on',
  access: 'operator',
  right: 'stop-games',
  refusals: ['may-not', 'game-runs', 'resume-proposed'],
  body: Type.Object({ game: Game }),
  data: Type.Object({ proposalId: ProposalId }),
});

export const approveResume = post('/admin/api/games/approve-resume', {
  summary: 'Approve that a stopped game goes on: it does at once',
  access: 'operator',
  right: 'resume-games',
  perMinute: 10,
  refusals: [
    'may-not',
    ...PROOF_REFUSALS,
    'resume-unknown',
    'resume-ended',
    'resume-expired',
    'resume-stale',
    'resume-own',
    'resume-on-probation',
  ],
  body: Type.Object({
    game: Game,
    proposalId: ProposalId,
    ...COMMENT_FIELD,
    ...PROOF_FIELDS,
  }),
  data: Type.Null(),
});

export const dropResume = post('/admin/api/games/drop-resume', {
  summary: 'Take a proposal back that a game goes on, or turn it down',
  access: 'operator',
  right: 'stop-games',
  refusals: ['may-not', 'resume-unknown', 'resume-ended'],
  body: Type.Object({ proposalId: ProposalId, ...COMMENT_FIELD }),
  data: Type.Null(),
});
