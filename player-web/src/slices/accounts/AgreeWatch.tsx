import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { modals, openModal } from '../../shell/app/modals';
import { useSession, useUser } from '../../shell/session';

/** Sessions that were asked, or had nothing to agree to, when they came: a change meanwhile waits for the next visit. */
const settled = new Set<string>();

/** Asks a player to agree to texts that changed, once a visit, when no other dialog is open. */
export function AgreeWatch() {
  const { token } = useSession();
  const user = useUser();
  const busy = useSnapshot(modals).list.length > 0;
  useEffect(() => {
    if (token === undefined || user === undefined || settled.has(token)) return;
    if (!user.isAsked) settled.add(token);
    else if (!busy) {
      settled.add(token);
      openModal('agreeTexts');
    }
  }, [token, user, busy]);
  return null;
}
