import { i18n } from '../i18n';
import { Refused } from '../net/failures';

/** Returns the text for a failure: the server's message, or that no answer came. */
export const failureText = (error: unknown): string =>
  error instanceof Refused ? error.message : i18n.t('ui.error.unreachable');
