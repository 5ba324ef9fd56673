import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { modals, openModal } from '../../shell/app/modals';
import { useOfferWaits, useUser } from '../../shell/session';
import { paths } from '../home/paths';

const ALL_DONE = 5;
let shown = false;

/** Shows at home, once a visit, that all is done, which leads to the guide (spec 4.3). */
export function GuideWatch() {
  const [path] = useLocation();
  const done = useUser()?.status === ALL_DONE;
  const waits = useOfferWaits();
  useEffect(() => {
    // Interrupts neither another dialog nor the offer of a language.
    if (shown || !done || path !== paths.home || modals.list.length > 0 || waits) return;
    shown = true;
    openModal('firstDay');
  }, [done, path, waits]);
  return null;
}
