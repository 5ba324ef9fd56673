import { Alert, Box, Typography } from '@mui/material';
import type { DataOf } from '@skins/api/contract';
import type { changesCheck } from '@skins/api/settings/contract';
import type { Gate } from '@skins/api/settings/shapes';
import { FreeWarning } from './FreeEstimate';
import { useTexts as useSettingTexts } from './texts';
import { useTexts } from './together-texts';

export type DryRun = DataOf<typeof changesCheck>;

/** The result of a dry run: each failed check, by change. */
export function DryRunReport({ seen }: { seen: DryRun }) {
  const texts = useTexts();
  const { why } = useSettingTexts();
  const parts = [
    { id: '', name: texts.together, whyNot: null, closed: closedOf(seen.gates) },
    ...seen.changes.map(({ id, settingName, title, report, whyNot }) => ({
      id,
      name: title === '' ? settingName : `${settingName} · ${title}`,
      whyNot: whyNot === 'gates-closed' ? null : whyNot,
      closed: closedOf(report.gates),
    })),
  ].filter(({ closed, whyNot }) => closed.length > 0 || whyNot !== null);
  const count = parts.reduce((sum, { closed, whyNot }) => sum + closed.length + (whyNot === null ? 0 : 1), 0);
  return (
    <>
      <Alert severity={seen.passed ? 'success' : 'warning'} role="status">
        {seen.passed ? texts.passed : texts.closed(count)}
        {parts.map(({ id, name, closed, whyNot }) => (
          <div key={id}>
            <Typography variant="h3" sx={{ mt: 1 }}>
              {name}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {whyNot !== null && <li>{why[whyNot]}</li>}
              {closed.map(({ code, field, text }) => (
                <li key={`${code}${field ?? ''}`}>{text}</li>
              ))}
            </Box>
          </div>
        ))}
      </Alert>
      {seen.changes.map(
        ({ id, settingName, report }) =>
          report.free !== null && (
            <Box key={id} sx={{ mt: 1 }}>
              <Typography variant="h3">{settingName}</Typography>
              <FreeWarning estimate={report.free} />
            </Box>
          ),
      )}
    </>
  );
}

const closedOf = (gates: readonly Gate[]) => gates.filter(({ passed }) => !passed);
