import type { UpgradeRow } from '@skins/api/upgrades/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { RecordCard } from '../../shell/ui/Cards';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, exactFilter, spanFilters } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { Result, useUpgradeColumns } from './columns';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  const [position, time, ...rest] = useUpgradeColumns();
  const player: Column<UpgradeRow> = {
    label: texts.player,
    render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
  };
  const columns = [position, time, player, ...rest].filter((column) => column !== undefined);
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[
        exactFilter('playerId', texts.player),
        exactFilter('target', texts.target),
        choiceFilter('result', texts.result, texts.results),
        ...spanFilters(texts),
      ]}
      columns={columns}
      renderCard={({ target, stake, targetPrice, won, time: at }) => (
        <RecordCard image={target.image} title={target.names[locale]}>
          <div>
            {format.gems(stake)} → {format.gems(targetPrice)} · <Result won={won} />
          </div>
          <div>{format.time(at)}</div>
        </RecordCard>
      )}
    />
  );
}
