import { i18n } from '../i18n';
import { Refused } from '../net/failures';

/** The refusal of a request that fits no schema: its words are for programmers, and may hold a pattern. */
const MALFORMED = 400;
export const isMalformed = ({ errCode }: Refused): boolean => errCode === MALFORMED;

/** Returns the text for a failure: the server's message, or that no answer came. */
export const failureText = (error: unknown): string =>
  !(error instanceof Refused)
    ? i18n.t('ui.error.unreachable')
    : isMalformed(error)
      ? i18n.t('ui.error.malformed')
      : error.message;
