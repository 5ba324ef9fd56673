import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { FilterButton, TopToolbar, useListContext, useNotify } from 'react-admin';
import { useTexts } from '../i18n';
import { API, httpClient } from '../session';
import { csvOf, download } from './csv';

const PAGE = 200;
/** Most rows in a file. For more, run `npx skins export` on the server's machine. */
const ROWS_MAX = 10_000;

/** The tools above a list: saved filters, and its rows as a file. */
export const ListTools = ({ children }: { children: ReactNode }) => (
  <TopToolbar sx={{ flexShrink: { md: 0 }, gap: 1 }}>
    {children}
    <FilterButton />
    <ExportButton />
  </TopToolbar>
);

/** Saves the list as CSV, filtered and sorted as shown, with the server's values. */
function ExportButton() {
  const texts = useTexts();
  const notify = useNotify();
  const { resource, filterValues, sort, total } = useListContext();
  const [waiting, setWaiting] = useState(false);
  const save = async () => {
    setWaiting(true);
    try {
      const rows = await rowsOf(resource, filterValues, [sort.field, sort.order]);
      download(`${resource}.csv`, csvOf(rows));
      if (rows.length === ROWS_MAX) notify(texts.exportCut(String(ROWS_MAX)), { type: 'warning' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setWaiting(false);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={waiting || total === 0}
      onClick={() => void save()}
    >
      {texts.exportCsv}
    </Button>
  );
}

/** Loads the rows of a list page by page, up to the file's limit. */
async function rowsOf(resource: string, filter: unknown, sort: readonly [string, string]): Promise<object[]> {
  const rows: object[] = [];
  let after: string | null = null;
  do {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter ?? {}),
      sort: JSON.stringify(sort),
      range: JSON.stringify([0, PAGE - 1]),
      ...(after !== null && { after }),
    });
    const { json, headers } = await httpClient(`${API}/${resource}?${query.toString()}`);
    if (Array.isArray(json)) rows.push(...json);
    after = headers.get('next-page');
  } while (after !== null && rows.length < ROWS_MAX);
  return rows.slice(0, ROWS_MAX);
}
