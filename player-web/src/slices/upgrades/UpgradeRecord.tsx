import { useInfiniteQuery } from '@tanstack/react-query';
import { count } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import { Button, Empty, ErrorNote, Skeleton } from '../../shell/ui';
import { recordQuery } from './queries';
import { UpgradeTable } from './UpgradeTable';
import { useT } from './t';
import { useSeen } from './use-seen';

/** The player's upgrades; scrolling to the end, or its button, loads more. */
export function UpgradeRecord() {
  const t = useT();
  const held = useResultsHeld();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...recordQuery,
    enabled: !held,
  });
  const end = useSeen(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton shape="plate" />
    ) : (
      <ErrorNote error={error} onRetry={() => void refetch()} />
    );
  const [first] = data.pages;
  const rows = data.pages.flatMap(({ records }) => records);
  return (
    <div className="stack">
      <p className="note">{t('record.total', { total: count(first?.total ?? 0) })}</p>
      {rows.length === 0 ? <Empty icon="up" /> : <UpgradeTable label={t('record.title')} rows={rows} />}
      {hasNextPage && (
        <div ref={end}>
          <Button label={t('record.more')} busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />
        </div>
      )}
    </div>
  );
}
