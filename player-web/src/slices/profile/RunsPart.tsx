import { count } from '../../shell/i18n/format';
import { Facts } from '../../shell/ui';
import type { Runs } from './queries';
import { useT } from './t';

/** The longest runs of plays that returned their price or more, and of those that returned less. */
export function RunsPart({ runs: { paid, above, below } }: { runs: Runs }) {
  const t = useT();
  return (
    <Facts
      size="lg"
      even
      facts={[
        { name: t('runs.above'), value: count(above) },
        { name: t('runs.below'), value: count(below) },
        { name: t('runs.paid'), value: count(paid) },
      ]}
    />
  );
}
