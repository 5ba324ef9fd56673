import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { Alert, Box, Stack, Typography } from '@mui/material';
import type { Gate, Line, Report } from '@skins/api/settings/shapes';
import { useFormat } from '../../shell/i18n';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { deltaText, figureText } from './figures';
import { useTexts } from './texts';

/** The effect of a change in words and numbers, and all its checks. */
export const ReportPanel = ({ report }: { report: Report }) => (
  <>
    <Difference lines={report.lines} touched={report.touched.length} />
    <Gates gates={report.gates} />
  </>
);

function Difference({ lines, touched = 0 }: { lines: readonly Line[]; touched?: number }) {
  const texts = useTexts();
  const format = useFormat();
  const groups = Map.groupBy(lines, ({ group }) => group);
  return (
    <Section title={texts.difference}>
      {lines.length === 0 && <Typography color="text.secondary">{texts.nothing}</Typography>}
      {touched > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.touched(touched)}
        </Alert>
      )}
      {[...groups.entries()].map(([group, own]) => (
        <Box key={group} sx={{ mb: 2 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {own[0]?.groupName}
          </Typography>
          <RowTable
            label={`${texts.difference}: ${own[0]?.groupName ?? ''}`}
            rows={own}
            rowKey={({ item }) => item}
            minWidth={460}
            columns={[
              { label: texts.item, render: ({ item }) => item },
              {
                label: texts.before,
                align: 'right',
                nowrap: true,
                render: ({ before, unit }) => figureText(before, unit, texts, format),
              },
              {
                label: texts.after,
                align: 'right',
                nowrap: true,
                render: ({ after, unit }) => <b>{figureText(after, unit, texts, format)}</b>,
              },
              {
                label: texts.delta,
                align: 'right',
                nowrap: true,
                render: (line) => deltaText(line, texts, format),
              },
            ]}
          />
        </Box>
      ))}
    </Section>
  );
}

function Gates({ gates }: { gates: readonly Gate[] }) {
  const texts = useTexts();
  const done = gates.filter(({ passed }) => passed).length;
  return (
    <Section title={texts.gates} lede={texts.gatesPassed(done, gates.length)}>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {gates.map(({ code, field, passed, text }) => (
          <Box component="li" key={`${code}${field ?? ''}`} sx={{ display: 'flex', gap: 1 }}>
            {passed ? (
              <CheckIcon fontSize="small" color="success" titleAccess={texts.passedWord} />
            ) : (
              <ErrorIcon fontSize="small" color="error" titleAccess={texts.failedWord} />
            )}
            <span>
              {!passed && <b>{texts.failedWord}: </b>}
              {text}
            </span>
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
