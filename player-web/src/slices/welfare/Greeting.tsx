import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { modals, openModal } from '../../shell/app/modals';
import { paths } from '../home/paths';
import { isReadToday } from './read-today';
import { newNoticesQuery } from './queries';

let greeted = false;

/** Opens the announcements at home automatically once a visit, unless read today (spec 2.11). */
export function Greeting() {
  const [path] = useLocation();
  const { data } = useQuery(newNoticesQuery);
  const something = data !== undefined && data.count > 0;
  useEffect(() => {
    if (greeted || !something || path !== paths.home || isReadToday()) return;
    // Does not interrupt another dialog.
    if (modals.list.length > 0) return;
    greeted = true;
    openModal('notices');
  }, [something, path]);
  return null;
}
