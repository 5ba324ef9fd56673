import { Box, Button, TextField, Typography } from '@mui/material';
import type { Line } from '@skins/api/settings/shapes';
import { useState } from 'react';
import { useFormat } from '../../shell/i18n';
import { RowTable } from '../../shell/ui/RowTable';
import { deltaText, figureText } from './figures';
import { type LineGroup, groupsOf, relativeOf } from './groups';
import { useTexts } from './texts';

/** Lines of a group shown before the rest is asked for. */
const SHOWN = 12;
/** From this many lines on, they can be searched. */
const SEARCHED = 40;

/** What a change does: grouped, counted, worst first. Every line can be reached. */
export function Difference({ lines }: { lines: readonly Line[] }) {
  const texts = useTexts();
  const [sought, setSought] = useState('');
  const groups = groupsOf(lines.filter((line) => isSought(line, sought)));
  return (
    <>
      {lines.length === 0 && <Typography color="text.secondary">{texts.nothing}</Typography>}
      {lines.length > SEARCHED && (
        <TextField
          label={texts.searchIn(lines.length)}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          size="small"
          sx={{ mb: 2, width: 320, maxWidth: '100%' }}
        />
      )}
      {lines.length > 0 && groups.length === 0 && <Typography>{texts.notFound}</Typography>}
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </>
  );
}

const isSought = ({ groupName, item }: Line, sought: string): boolean =>
  `${groupName} ${item}`.toLowerCase().includes(sought.trim().toLowerCase());

function Group({ group: { name, lines, ofField, spread } }: { group: LineGroup }) {
  const texts = useTexts();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const signed = (share: number) => `${share > 0 ? '+' : ''}${format.percent(share)}`;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3">{name}</Typography>
      {(lines.length > 1 || spread !== undefined) && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {texts.countOf(lines.length)}
          {spread !== undefined && texts.spread(signed(spread.median), signed(spread.largest))}
        </Typography>
      )}
      <RowTable
        label={`${texts.difference}: ${name}`}
        rows={all ? lines : lines.slice(0, SHOWN)}
        rowKey={({ group, field, item }) => `${group} ${field} ${item}`}
        minWidth={440}
        columns={[
          {
            label: texts.item,
            render: ({ groupName, item }) => (ofField ? groupName : item),
          },
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
            nowrap: true,
            render: (line) => {
              const share = spread === undefined ? undefined : relativeOf(line);
              return share === undefined ? deltaText(line, texts, format) : signed(share);
            },
          },
        ]}
      />
      {!all && lines.length > SHOWN && (
        <Button size="small" onClick={() => setAll(true)}>
          {texts.showRest(lines.length - SHOWN)}
        </Button>
      )}
    </Box>
  );
}
