import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { FileButton } from '../../catalogue/FileButton';
import { useFormat } from '../../../shell/i18n';
import { download, sheetOf } from '../../../shell/ui/csv';
import { EITHER, numbersIn, readSheet, sheetText } from '../../../shell/ui/sheet';
import { Section } from '../../../shell/ui/Section';
import type { BoxDraft } from './draft';
import { useTexts } from './texts';

/** The columns that are read; the export has more. */
const READ = ['skinId', 'odds'] as const;

/** Exports and imports the items of a box as CSV: skin and odds, in the chosen unit. */
export function Files({
  draft,
  odds,
  nameOf,
  valueOf,
  known,
  onChange,
}: {
  draft: BoxDraft;
  odds: readonly string[];
  nameOf: (skinId: string) => string;
  valueOf: (skinId: string) => number;
  known: (skinId: string) => boolean;
  onChange: (draft: BoxDraft) => void;
}) {
  const { csv, parts } = useTexts();
  const format = useFormat();
  const [said, setSaid] = useState<{ readonly right: boolean; readonly lines: readonly string[] }>();
  const take = async (file: File) => {
    const { lines, fault } = readSheet(sheetText(await file.arrayBuffer()), READ);
    if (fault !== undefined) return setSaid({ right: false, lines: [csv.header] });
    const numbers = numbersIn(lines.map(({ cell }) => cell('odds')));
    const items = lines.map(({ cell }, k) => ({ skinId: cell('skinId'), odds: numbers[k] ?? cell('odds') }));
    const faults = items.flatMap(({ skinId, odds: written }, k) => {
      const line = String(lines[k]?.line);
      if (written === EITHER) return [csv.either(line, lines[k]?.cell('odds') ?? '')];
      if (!known(skinId)) return [csv.unknown(line, skinId)];
      return items.findIndex((item) => item.skinId === skinId) === k ? [] : [csv.twice(line, skinId)];
    });
    if (faults.length > 0) return setSaid({ right: false, lines: faults });
    const hero = items.some(({ skinId }) => skinId === draft.hero) ? draft.hero : (items[0]?.skinId ?? '');
    onChange({ ...draft, items, hero, rest: undefined });
    return setSaid({ right: true, lines: [csv.done(format.count(items.length))] });
  };
  return (
    <Section title={parts.files}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() =>
            download(
              `${draft.boxId || 'box'}.csv`,
              sheetOf([
                [...READ, 'name', 'value'],
                ...draft.items.map(({ skinId }, k) => [
                  skinId,
                  odds[k] ?? '',
                  nameOf(skinId),
                  valueOf(skinId),
                ]),
              ]),
            )
          }
        >
          {csv.export}
        </Button>
        <FileButton label={csv.import} accept=".csv,text/csv" onFile={(file) => void take(file)} />
      </Box>
      {said !== undefined && (
        <Alert severity={said.right ? 'success' : 'error'} sx={{ mt: 1.5 }}>
          {said.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
    </Section>
  );
}
