import { Typography } from '@mui/material';
import type { UpgradeRow } from '@skins/api/upgrades/resources';
import { RelatedRecords } from '../../shell/ui/RelatedRecords';
import { RowTable } from '../../shell/ui/RowTable';
import { useUpgradeColumns } from './columns';
import { useTexts } from './texts';

/** The upgrades of the page's record, newest first. @param target the filter that holds its id */
export function Upgrades({ target }: { target: 'playerId' | 'target' }) {
  const texts = useTexts();
  const all = useUpgradeColumns();
  // The page's own target needs no column.
  const columns = target === 'target' ? all.filter(({ label }) => label !== texts.target) : all;
  return (
    <RelatedRecords<UpgradeRow>
      title={texts.recent}
      reference="upgrades"
      target={target}
      sort={{ field: 'id', order: 'DESC' }}
      sizes={[10, 25, 50]}
    >
      {(rows) =>
        rows.length === 0 ? (
          <Typography color="text.secondary">{texts.recentNone}</Typography>
        ) : (
          <RowTable
            label={texts.recent}
            rows={rows}
            rowKey={({ id }) => id}
            columns={columns}
            minWidth={640}
          />
        )
      }
    </RelatedRecords>
  );
}
