import type { BodyOf, DataOf } from '@skins/api/contract';
import type {
  changeApprove,
  changeCheck,
  changeDraft,
  changeDrop,
  changeEdit,
  changeLines,
  changePropose,
  changesApprove,
  changesCheck,
  changesPropose,
} from '@skins/api/settings/contract';
import { answerOf } from '../../shell/session';

export const beginDraft = (body: BodyOf<typeof changeDraft>) =>
  answerOf<DataOf<typeof changeDraft>>('/changes/draft', body);
export const editDraft = (body: BodyOf<typeof changeEdit>) =>
  answerOf<DataOf<typeof changeEdit>>('/changes/draft', body, 'PUT');
export const checkChange = (body: BodyOf<typeof changeCheck>) =>
  answerOf<DataOf<typeof changeCheck>>('/changes/check', body);
export const proposeChange = (body: BodyOf<typeof changePropose>) =>
  answerOf<DataOf<typeof changePropose>>('/changes/propose', body);
export const approveChange = (body: BodyOf<typeof changeApprove>) =>
  answerOf<DataOf<typeof changeApprove>>('/changes/approve', body);
export const dropChange = (body: BodyOf<typeof changeDrop>) =>
  answerOf<DataOf<typeof changeDrop>>('/changes/drop', body);
export const checkTogether = (body: BodyOf<typeof changesCheck>) =>
  answerOf<DataOf<typeof changesCheck>>('/changes/together/check', body);
export const proposeTogether = (body: BodyOf<typeof changesPropose>) =>
  answerOf<DataOf<typeof changesPropose>>('/changes/together/propose', body);
export const approveTogether = (body: BodyOf<typeof changesApprove>) =>
  answerOf<DataOf<typeof changesApprove>>('/changes/together/approve', body);
export const linesOfChange =
  (id: string) =>
  ({ from, size }: { readonly from: number; readonly size: number }) =>
    answerOf<DataOf<typeof changeLines>>(`/changes/lines?id=${id}&from=${from}&size=${size}`);
