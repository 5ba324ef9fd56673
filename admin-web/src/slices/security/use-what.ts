import type { SecurityEventRow } from '@skins/api/security/resources';
import { useGetResourceLabel } from 'react-admin';
import { useTexts } from './texts';

type About = Pick<SecurityEventRow, 'kind' | 'what'>;

/** Events whose subject is a role. */
const AS_ROLE: ReadonlySet<string> = new Set(['operator-login', 'operator-logout', 'operator-invited']);

/** Returns a function for an event's subject: a role, or the name of the player data viewed. */
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
