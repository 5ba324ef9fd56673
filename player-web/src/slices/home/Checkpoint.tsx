import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ago, count } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { homeQuery } from './queries';

/** Shows the last signed checkpoint of the log in the footer. */
export function Checkpoint() {
  const { t } = useTranslation();
  const now = useServerNow();
  const { data } = useQuery(homeQuery);
  const checkpoint = data?.basicsDataVO.checkpoint;
  if (checkpoint === undefined || checkpoint === null) return null;
  const { size, rootHash, time } = checkpoint;
  return (
    <span>
      {t('app.footer.checkpoint', { size: count(size) })} ·{' '}
      <span className="mono" title={rootHash}>
        {rootHash.slice(0, 4)}…{rootHash.slice(-4)}
      </span>{' '}
      · {ago(now - time)}
    </span>
  );
}
