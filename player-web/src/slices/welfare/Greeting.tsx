import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { modals, openModal } from '../../shell/app/modals';
import { useOfferWaits } from '../../shell/session';
import { paths } from '../home/paths';
import { isReadToday } from './read-today';
import { newNoticesQuery } from './queries';

let greeted = false;

/** Opens the announcements at home automatically once a visit, unless read today (spec 2.11). */
export function Greeting() {
  const [path] = useLocation();
  const { data } = useQuery(newNoticesQuery);
  const waits = useOfferWaits();
  const something = data !== undefined && data.count > 0;
  useEffect(() => {
    if (greeted || !something || path !== paths.home || isReadToday()) return;
    // Interrupts neither another dialog nor the offer of a language.
    if (modals.list.length > 0 || waits) return;
    greeted = true;
    openModal('notices');
  }, [something, path, waits]);
  return null;
}
