import type {
  BodyOf,
  DataOf,
  approvalModeSet,
  operatorsApprove,
  operatorsDisable,
  operatorsDrop,
  operatorsPropose,
} from '@skins/api/contract';
import { answerOf } from '../../shell/session';

export type DisableReason = BodyOf<typeof operatorsDisable>['reason'];

export const setMode = (body: Pick<BodyOf<typeof approvalModeSet>, 'mode'>) =>
  answerOf<null>('/operators/mode', body);
export const propose = (change: BodyOf<typeof operatorsPropose>) =>
  answerOf<DataOf<typeof operatorsPropose>>('/operators/propose', change);
export const approve = (body: Pick<BodyOf<typeof operatorsApprove>, 'proposalId' | 'hash'>) =>
  answerOf<DataOf<typeof operatorsApprove>>('/operators/approve', body);
export const drop = (body: BodyOf<typeof operatorsDrop>) => answerOf<null>('/operators/drop', body);
export const disable = (body: Pick<BodyOf<typeof operatorsDisable>, 'operatorId' | 'reason'>) =>
  answerOf<DataOf<typeof operatorsDisable>>('/operators/disable', body);
