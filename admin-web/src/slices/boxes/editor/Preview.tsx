import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { BoxReport } from '@skins/engine/catalogue/odds';
import { useEffect, useRef, useState } from 'react';
import type { DeskSkin } from '../../catalogue/calls';
import { Section } from '../../../shell/ui/Section';
import type { BoxDraft } from './draft';
import { PlayersPage } from './PlayersPage';
import { useTexts } from './texts';

const WIDTHS = [1440, 390] as const;
const COLUMNS: Readonly<Record<number, number>> = { 1440: 6, 390: 2 };
const WALL = '#dfe6e2';
const INK = '#19211e';

/** Shows the players' page of the box at the width of a window, scaled down where that does not fit. */
export function Preview({
  draft,
  report,
  skins,
}: {
  draft: BoxDraft;
  report: BoxReport | undefined;
  skins: ReadonlyMap<string, DeskSkin>;
}) {
  const texts = useTexts();
  const [width, setWidth] = useState<number>(WIDTHS[0]);
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState({ scale: 1, height: 0 });
  useEffect(() => {
    const measure = () => {
      const room = frame.current?.clientWidth ?? width;
      const scale = Math.min(1, room / width);
      setFit({ scale, height: (page.current?.offsetHeight ?? 0) * scale });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [frame.current, page.current]) if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <Section title={texts.preview}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={texts.width}
        value={width}
        onChange={(_event, chosen: number | null) => chosen !== null && setWidth(chosen)}
        sx={{ mb: 1.5 }}
      >
        {WIDTHS.map((one) => (
          <ToggleButton key={one} value={one} sx={{ py: 0.25 }}>
            {one} px
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        ref={frame}
        sx={{ overflow: 'hidden', height: fit.height || undefined, bgcolor: WALL, borderRadius: 1 }}
      >
        <Box
          ref={page}
          data-testid="preview"
          sx={{ width, transform: `scale(${fit.scale})`, transformOrigin: '0 0', color: INK }}
        >
          <PlayersPage
            draft={draft}
            report={report}
            skins={skins}
            narrow={width !== WIDTHS[0]}
            columns={COLUMNS[width] ?? 2}
          />
        </Box>
      </Box>
    </Section>
  );
}
