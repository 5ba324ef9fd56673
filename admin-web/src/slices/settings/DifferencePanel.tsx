import { Alert, Box, Button, Typography } from '@mui/material';
import type { Difference, Line } from '@skins/api/settings/shapes';
import { useState } from 'react';
import { useAsked } from '../../shell/account/use-asked';
import { useFormat } from '../../shell/i18n';
import { RowTable } from '../../shell/ui/RowTable';
import { deltaText, figureText } from './figures';
import { useTexts } from './texts';

/** Loads lines from a place on. */
export type MoreLines = (stretch: { readonly from: number; readonly size: number }) => Promise<Difference>;

/** Lines that the button adds. */
const SIZE = 100;
/** A difference of fewer groups has no overview: its tables are one. */
const FEW = 2;

/** What differs: an overview of the groups, and their lines, the worst first. All lines can be reached. */
export function DifferencePanel({ difference, more }: { difference: Difference; more: MoreLines }) {
  const texts = useTexts();
  const format = useFormat();
  const asked = useAsked();
  const [loaded, setLoaded] = useState<{ of: Difference; lines: readonly Line[] }>();
  const lines = [...difference.lines, ...(loaded?.of === difference ? loaded.lines : [])];
  const load = () =>
    asked.ask(async () => {
      const next = await more({ from: lines.length, size: SIZE });
      setLoaded({ of: difference, lines: [...lines.slice(difference.lines.length), ...next.lines] });
    });
  if (difference.total === 0) return <Typography color="text.secondary">{texts.nothing}</Typography>;
  const counts = new Map(difference.groups.map(({ group, count }) => [group, count]));
  return (
    <>
      <Overview difference={difference} />
      {[...Map.groupBy(lines, ({ group }) => group).values()].map((own) => (
        <Group key={own[0]?.group} lines={own} count={counts.get(own[0]?.group ?? '') ?? own.length} />
      ))}
      {asked.failure !== undefined && <Alert severity="error">{asked.failure}</Alert>}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }} role="status">
        <Typography variant="body2" color="text.secondary">
          {texts.linesShown(format.count(lines.length), format.count(difference.total))}
        </Typography>
        {lines.length < difference.total && (
          <Button variant="outlined" disabled={asked.waiting} onClick={() => void load()}>
            {texts.moreLines(format.count(Math.min(SIZE, difference.total - lines.length)))}
          </Button>
        )}
      </Box>
    </>
  );
}

/** Says in a line each how many lines the groups have, and how far prices move. */
function Overview({ difference: { groups } }: { difference: Difference }) {
  const texts = useTexts();
  const format = useFormat();
  if (groups.length < FEW && groups[0]?.spread === null) return null;
  return (
    <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5 }}>
      {groups.map(({ group, groupName, count, spread }) => (
        <li key={group}>
          {groupName}: <b>{texts.lineCount(format.count(count))}</b>
          {spread !== null &&
            ` · ${texts.spread({
              median: format.signedPercent(spread.median),
              largest: format.signedPercent(spread.largest),
              rise: format.count(spread.rise),
              fall: format.count(spread.fall),
            })}`}
        </li>
      ))}
    </Box>
  );
}

function Group({ lines, count }: { lines: readonly Line[]; count: number }) {
  const texts = useTexts();
  const format = useFormat();
  const name = lines[0]?.groupName ?? '';
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {name}{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {texts.lineCount(format.count(count))}
        </Typography>
      </Typography>
      <RowTable
        label={`${texts.difference}: ${name}`}
        rows={lines}
        // One name may stand for several skins.
        rowKey={({ item, before, after }) => `${item} ${String(before)} ${String(after)}`}
        minWidth={300}
        columns={[
          { label: texts.item, render: ({ item }) => item },
          {
            label: texts.before,
            align: 'right',
            render: ({ before, unit }) => figureText(before, unit, texts, format),
          },
          {
            label: texts.after,
            align: 'right',
            render: ({ after, unit }) => <b>{figureText(after, unit, texts, format)}</b>,
          },
          {
            label: texts.delta,
            align: 'right',
            render: (line) => deltaText(line, texts, format),
          },
        ]}
      />
    </Box>
  );
}
