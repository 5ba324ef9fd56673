import { Alert, Autocomplete, Box, TextField, Typography } from '@mui/material';
import type { ItemRow } from '@skins/api/bag/resources';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Choice } from '../dossier/Choice';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { useTexts } from './texts';

/** Rows that the list asks for, the most that the service answers. */
const SHOWN = 200;
/** Item states out of which an item is voided: in bag, failed repeatedly, two offers rejected. */
const FREE: ReadonlySet<number> = new Set([0, 8, 9]);

/** The items to be voided, found by name, and the reason that everybody sees. */
export function VoidFields({ playerId }: { playerId: string }) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const [chosen, setChosen] = useState<readonly ItemRow[]>([]);
  const { data, total, error, refetch } = useGetList<ItemRow>(
    'items',
    {
      filter: { playerId },
      sort: { field: 'value', order: 'DESC' },
      pagination: { page: 1, perPage: SHOWN },
    },
    { retry: false },
  );
  if (error !== null) return <LoadFailed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Autocomplete
        multiple
        options={(data ?? []).filter(({ status }) => FREE.has(status))}
        loading={data === undefined}
        loadingText={texts.loading}
        value={[...chosen]}
        onChange={(_event, items) => setChosen(items)}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        getOptionLabel={({ id, names, value }) => `${names[locale]} · ${format.gems(value)} · ${id}`}
        noOptionsText={texts.noItems}
        renderInput={(props) => <TextField {...props} label={texts.items} margin="dense" />}
        size="small"
      />
      {total !== undefined && total > SHOWN && (
        <Alert severity="info">{texts.onlyDearest(format.count(SHOWN), format.count(total))}</Alert>
      )}
      <input type="hidden" name="itemIds" value={chosen.map(({ id }) => id).join(' ')} />
      <Choice name="reason" label={texts.reason} choices={texts.voidReasons} />
      <Box sx={{ pt: 1 }}>
        <Typography variant="body2">
          {texts.voidComesTo(
            format.count(chosen.length),
            format.gems(chosen.reduce((sum, { value }) => sum + value, 0)),
          )}
        </Typography>
      </Box>
    </>
  );
}
