import { i18n } from '../i18n';
import { Refused } from '../net/failures';

/** What is said of a failure: the server's words, or that no answer came. */
export const failureText = (error: unknown): string =>
  error instanceof Refused ? error.message : i18n.t('ui.error.unreachable');
