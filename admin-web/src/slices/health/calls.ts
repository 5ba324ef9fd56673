import type { BodyOf } from '@skins/api/contract';
import type { pauseFlow, resumeFlow, retryFlow } from '@skins/api/health/contract';
import { answerOf } from '../../shell/session';

/** Carries out an operator's remedy for a flow. */
export const remedy = {
  pause: (body: BodyOf<typeof pauseFlow>) => answerOf<null>('/flows/pause', body),
  resume: (body: BodyOf<typeof resumeFlow>) => answerOf<null>('/flows/resume', body),
  retry: (body: BodyOf<typeof retryFlow>) => answerOf<null>('/flows/retry', body),
};
