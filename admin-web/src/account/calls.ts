import type {
  BodyOf,
  DataOf,
  operatorMe,
  operatorPassword,
  operatorSessions,
  operatorTotp,
  operatorTotpConfirm,
} from '@skins/api/contract';
import { answerOf } from '../session';

export type OwnSession = DataOf<typeof operatorSessions>[number];

export const readMe = () => answerOf<DataOf<typeof operatorMe>>('/me');
export const readSessions = () => answerOf<readonly OwnSession[]>('/me/sessions');
export const endSession = (id: string) => answerOf<null>('/me/sessions/end', { id });
export const changePassword = (body: BodyOf<typeof operatorPassword>) => answerOf<null>('/me/password', body);
export const beginSecondFactor = (body: BodyOf<typeof operatorTotp>) =>
  answerOf<DataOf<typeof operatorTotp>>('/me/totp', body);
export const confirmSecondFactor = (totp: string) =>
  answerOf<DataOf<typeof operatorTotpConfirm>>('/me/totp/confirm', { totp });
