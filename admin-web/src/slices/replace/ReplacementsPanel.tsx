import { Typography } from '@mui/material';
import type { ReplacementRow } from '@skins/api/replace/resources';
import { RelatedRecords } from '../../shell/ui/RelatedRecords';
import { RowTable } from '../../shell/ui/RowTable';
import { useColumns } from './columns';
import { useTexts } from './texts';

/** The player's replacements, newest first. */
export function Panel() {
  const texts = useTexts();
  const columns = useColumns();
  return (
    <RelatedRecords<ReplacementRow>
      title={texts.title}
      reference="replace"
      target="playerId"
      sort={{ field: 'id', order: 'DESC' }}
      sizes={[5, 20, 50]}
    >
      {(rows) =>
        rows.length === 0 ? (
          <Typography color="text.secondary">{texts.nothing}</Typography>
        ) : (
          <RowTable
            label={texts.title}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            minWidth={720}
          />
        )
      }
    </RelatedRecords>
  );
}
