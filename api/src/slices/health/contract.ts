import { Type } from 'typebox';
import { post } from '../../foundation/contract/call.ts';

const CALL = {
  access: 'operator',
  right: 'handle-flows',
  perMinute: 60,
  refusals: ['flow-unknown', 'flow-elsewhere'],
  body: Type.Object({
    id: Type.String({ maxLength: 160, description: 'place of the event that began it' }),
  }),
  data: Type.Null(),
} as const;

export const pauseFlow = post('/admin/api/flows/pause', {
  summary:
    'Pause a flow: none of its steps is carried out until it is resumed, or a shop of one server restarts',
  ...CALL,
});

export const resumeFlow = post('/admin/api/flows/resume', {
  summary: 'Resume a paused flow: its steps are carried out from now on',
  ...CALL,
});

export const retryFlow = post('/admin/api/flows/retry', {
  summary: 'Retry the failed steps of a flow now, instead of within ten minutes',
  ...CALL,
});
