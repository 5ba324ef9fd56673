import { Alert, AlertTitle, Stack } from '@mui/material';
import { type BoxWarning, toGems } from '@skins/engine/catalogue/odds';
import { useFormat } from '../../../shell/i18n';
import { Section } from '../../../shell/ui/Section';
import { useTexts } from './texts';

/** Problems of a draft: first those that block saving, then warnings. */
export function Checks({
  faults,
  warnings,
  complete,
  skinName,
  boxName,
}: {
  faults: readonly string[];
  warnings: readonly BoxWarning[];
  /** whether all odds are present */
  complete: boolean;
  skinName: (skinId: string) => string;
  boxName: (boxId: string) => string;
}) {
  const texts = useTexts();
  const format = useFormat();
  const gems = (amount: number) => format.gems(toGems(amount));
  const said = (warning: BoxWarning): string => {
    switch (warning.code) {
      case 'rtp-out-of-bounds':
        return texts.warnings[warning.code](
          format.percent(warning.rtp),
          format.percent(warning.min),
          format.percent(warning.max),
        );
      case 'above-with-drop':
        return texts.warnings[warning.code](format.percent(warning.rtp), format.percent(warning.max));
      case 'price-out-of-bounds':
        return texts.warnings[warning.code](gems(warning.price), gems(warning.min), gems(warning.max));
      case 'below-history':
        return texts.warnings[warning.code](
          skinName(warning.skinId),
          gems(warning.value),
          gems(warning.lowest),
        );
      case 'gainful-cycle':
      default:
        return warning.with === undefined
          ? texts.warnings[warning.code](format.percent(warning.rtp))
          : texts.warnings['gainful-cycle-with'](format.percent(warning.rtp), boxName(warning.with));
    }
  };
  return (
    <Section title={texts.checks}>
      <Stack spacing={1}>
        {faults.map((fault) => (
          <Alert key={fault} severity="error">
            {fault}
          </Alert>
        ))}
        {warnings.map((warning) => (
          <Alert key={said(warning)} severity="warning">
            {said(warning)}
          </Alert>
        ))}
        {complete && (
          <Alert severity="success">
            <AlertTitle sx={{ mb: 0 }}>{texts.ticketsRight}</AlertTitle>
            {texts.ticketsRightLede}
          </Alert>
        )}
        {complete && warnings.length === 0 && <Alert severity="success">{texts.allRight}</Alert>}
      </Stack>
    </Section>
  );
}
