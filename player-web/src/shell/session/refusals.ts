import { i18n } from '../i18n';
import { queries } from '../net/queries';
import { setCallContext } from '../net/ask';
import type { Refused } from '../net/failures';
import { toast } from '../ui/toast';
import { isClosed, isSentAway, leaveFor, leavingPage, maintenancePage } from './away';
import { preferences } from './language';
import { leave, session } from './session';

/** The log was restored: the shown seeds are void, and new ones are committed. */
const SEEDS_RENEWED = 631;

/** Handles a refusal for the whole app; the caller gets it as well. */
function onRefusal(refusal: Refused): void {
  if (isSentAway(refusal)) {
    leaveFor(leavingPage());
    return;
  }
  if (isClosed(refusal)) {
    leaveFor(maintenancePage(refusal.until));
    return;
  }
  if (refusal.errCode === SEEDS_RENEWED) void queries.invalidateQueries({ queryKey: ['seeds'] });
  if (refusal.errCode === 403 || refusal.errCode === 104) {
    if (session.token === undefined) return;
    leave();
    toast.error(i18n.t(refusal.errCode === 403 ? 'session.invalid' : 'session.expired'), {
      id: 'session',
    });
  }
}

/** Connects session and network: every call carries token and language, and every refusal is handled. */
export function joinSessionToNet(): void {
  setCallContext({ token: () => session.token, language: () => preferences.language, refused: onRefusal });
}
