import { useQuery } from '@tanstack/react-query';
import { queries } from '../../shell/net/queries';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Skeleton } from '../../shell/ui/Skeleton';
import { TradeLinkForm } from './TradeLinkForm';
import { detailsQuery } from './queries';
import { useT } from './t';

/** Asks for the trade link where one is needed, without leaving the page. */
export function TradeLinkDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const { data, error, refetch } = useQuery(detailsQuery);
  const saved = () => {
    void queries.invalidateQueries({ queryKey: ['retrievals', 'terms'] });
    void control.close();
  };
  return (
    <Dialog control={control} title={t('trade.title')} note={t('trade.text')} width={520}>
      {data === undefined &&
        (error === null ? (
          <Skeleton shape="plate" />
        ) : (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        ))}
      {data !== undefined && (
        <TradeLinkForm key={data.tradeLink} link={data.tradeLink} steamId={data.steamId} onSaved={saved} />
      )}
    </Dialog>
  );
}
