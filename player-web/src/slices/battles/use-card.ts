import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session';
import { heldQuery } from '../props/queries';

/** Returns how many competition cards the player holds. */
export function useCards(): number {
  const { token } = useSession();
  const { language } = useTranslation().i18n;
  const { data } = useQuery({ ...heldQuery(language), enabled: token !== undefined });
  return data?.props.find(({ type }) => type === 'armyCompetitionCard')?.count ?? 0;
}
