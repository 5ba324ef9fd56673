import { count } from '../../shell/i18n/format';
import type { WishDetail } from './queries';
import { useT } from './t';

/** Runs that are written out; more are counted. */
const WRITTEN = 3;

/** Returns the caller's shares as text: '401–425, 430'; empty without shares. */
export function useRuns({ bought }: Pick<WishDetail, 'bought'>): string {
  const t = useT();
  const own = bought.filter(({ person }) => person.me);
  const written = own
    .slice(0, WRITTEN)
    .map(({ from, to }) => (from === to ? count(from) : `${count(from)}–${count(to)}`))
    .join(', ');
  return own.length > WRITTEN ? t('runsMore', { runs: written, more: own.length - WRITTEN }) : written;
}
