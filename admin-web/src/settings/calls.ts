import type { BodyOf, DataOf } from '@skins/api/contract';
import type {
  changeApprove,
  changeCheck,
  changeDraft,
  changeDrop,
  changeEdit,
  changePropose,
} from '@skins/api/settings/contract';
import { API, httpClient } from '../session';

async function answerOf<Data>(method: 'POST' | 'PUT', path: string, body: object): Promise<Data> {
  const { json } = await httpClient(`${API}/changes/${path}`, { method, body: JSON.stringify(body) });
  const { data }: { data: Data } = Object(json);
  return data;
}

export const beginDraft = (body: BodyOf<typeof changeDraft>) =>
  answerOf<DataOf<typeof changeDraft>>('POST', 'draft', body);
export const editDraft = (body: BodyOf<typeof changeEdit>) =>
  answerOf<DataOf<typeof changeEdit>>('PUT', 'draft', body);
export const checkChange = (body: BodyOf<typeof changeCheck>) =>
  answerOf<DataOf<typeof changeCheck>>('POST', 'check', body);
export const proposeChange = (body: BodyOf<typeof changePropose>) =>
  answerOf<DataOf<typeof changePropose>>('POST', 'propose', body);
export const approveChange = (body: BodyOf<typeof changeApprove>) =>
  answerOf<DataOf<typeof changeApprove>>('POST', 'approve', body);
export const dropChange = (body: BodyOf<typeof changeDrop>) =>
  answerOf<DataOf<typeof changeDrop>>('POST', 'drop', body);
