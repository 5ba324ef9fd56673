import type { SecurityEventRow } from '@skins/api/security/resources';
import { useGetResourceLabel } from 'react-admin';
import { useTexts } from './texts';

type About = Pick<SecurityEventRow, 'kind' | 'what'>;

/** Whoever comes or goes does so as a role. */
const AS_ROLE: ReadonlySet<string> = new Set(['operator-login', 'operator-logout', 'operator-invited']);

/** What an event is about: a role, or what was looked at of players, by its name. */
export function useWhat(): (row: About) => string {
  const labelOf = useGetResourceLabel();
  const texts = useTexts();
  const looks = new Map<string, string>(Object.entries(texts.looks));
  const roles = new Map<string, string>(Object.entries(texts.roles));
  return ({ kind, what }) => {
    if (AS_ROLE.has(kind)) return roles.get(what) ?? what;
    if (kind !== 'player-viewed') return what;
    const [looked = '', ...rest] = what.split('/');
    return [looks.get(looked) ?? labelOf(looked), ...rest].join(' · ');
  };
}
