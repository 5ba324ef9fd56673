import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { Alert, Box, Stack } from '@mui/material';
import type { Gate, Report } from '@skins/api/settings/shapes';
import { Section } from '../../shell/ui/Section';
import { DifferencePanel, type MoreLines } from './DifferencePanel';
import { FreeEstimate } from './FreeEstimate';
import { useTexts as useFreeTexts } from './free-texts';
import { useTexts } from './texts';

/** The effect of a change in words and numbers, and all its checks. */
export const ReportPanel = ({ report, more }: { report: Report; more: MoreLines }) => (
  <>
    <Changes report={report} more={more} />
    {report.free !== null && <Free estimate={report.free} />}
    <Gates gates={report.gates} />
  </>
);

function Changes({ report, more }: { report: Report; more: MoreLines }) {
  const texts = useTexts();
  const touched = report.touched.length;
  return (
    <Section title={texts.difference}>
      {touched > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.touched(touched)}
        </Alert>
      )}
      <DifferencePanel difference={report} more={more} />
    </Section>
  );
}

function Free({ estimate }: { estimate: NonNullable<Report['free']> }) {
  const texts = useFreeTexts();
  return (
    <Section title={texts.title}>
      <FreeEstimate estimate={estimate} />
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
