import type { BodyOf, DataOf } from '@skins/api/contract';
import type { approveResume, dropResume, proposeResume, stopGame } from '@skins/api/stops/contract';
import { answerOf } from '../../shell/session';

export const stop = (body: BodyOf<typeof stopGame>) => answerOf<DataOf<typeof stopGame>>('/games/stop', body);
export const propose = (body: BodyOf<typeof proposeResume>) =>
  answerOf<DataOf<typeof proposeResume>>('/games/propose-resume', body);
export const approve = (body: BodyOf<typeof approveResume>) => answerOf<null>('/games/approve-resume', body);
export const drop = (body: BodyOf<typeof dropResume>) => answerOf<null>('/games/drop-resume', body);
