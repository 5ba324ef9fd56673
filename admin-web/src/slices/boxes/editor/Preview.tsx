import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type BoxReport, toGems } from '@skins/engine/catalogue/odds';
import { useEffect, useRef, useState } from 'react';
import type { DeskSkin } from '../../catalogue/calls';
import { useConsoleLocale, useFormat } from '../../../shell/i18n';
import { Rarity } from '../../../shell/ui/Rarity';
import { Section } from '../../../shell/ui/Section';
import type { BoxDraft } from './draft';
import { useTexts } from './texts';

const WIDTHS = [1440, 390] as const;
const COLUMNS: Readonly<Record<number, number>> = { 1440: 6, 390: 2 };
const WALL = '#dfe6e2';
const INK = '#19211e';
const PORCELAIN = '#f9fbfa';

/** The box as its page shows it, laid out at the width of a window and made smaller where that does not fit. */
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

function PlayersPage({
  draft,
  report,
  skins,
  narrow,
  columns,
}: {
  draft: BoxDraft;
  report: BoxReport | undefined;
  skins: ReadonlyMap<string, DeskSkin>;
  narrow: boolean;
  columns: number;
}) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const hero = skins.get(draft.hero);
  const number = `No.${draft.number.padStart(3, '0')}`;
  return (
    <Box sx={{ p: narrow ? 2 : 5 }}>
      <Box sx={{ display: 'flex', flexDirection: narrow ? 'column' : 'row', gap: narrow ? 2 : 5, mb: 3 }}>
        <Box
          sx={{
            position: 'relative',
            width: narrow ? '100%' : 400,
            aspectRatio: '5 / 4',
            flex: 'none',
            alignSelf: 'center',
          }}
        >
          <img src={draft.image} alt="" style={{ width: '100%', height: '100%', objectFit: 'contain' }} />
          {hero !== undefined && (
            <img
              src={hero.image}
              alt=""
              style={{ position: 'absolute', inset: '22% 16%', width: '68%', objectFit: 'contain' }}
            />
          )}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="p" sx={{ fontSize: narrow ? 24 : 40, fontFamily: 'serif', lineHeight: 1.2 }}>
            {draft.name[locale] || texts.none} <small style={{ fontSize: '.5em' }}>{number}</small>
          </Typography>
          <Typography sx={{ fontSize: narrow ? 14 : 18, mt: 2 }}>
            {texts.oneOpen} <b>{draft.price || texts.none}</b> · {texts.publishedRtp}{' '}
            <b>{report === undefined ? texts.none : format.percent(report.rtp)}</b>
          </Typography>
          {draft.allowance !== '' && <Typography sx={{ mt: 1 }}>{texts.free(draft.allowance)}</Typography>}
          {draft.perDay !== '' && <Typography sx={{ mt: 1 }}>{texts.limit(draft.perDay)}</Typography>}
        </Box>
      </Box>
      <Typography sx={{ fontSize: 16, mb: 2, maxWidth: '46em' }}>{draft.lede[locale]}</Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: narrow ? 1 : 2,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        }}
      >
        {draft.items.map(({ skinId }, place) => {
          const skin = skins.get(skinId);
          const item = report?.items[place];
          return (
            <Box
              component="li"
              key={skinId}
              sx={{ bgcolor: PORCELAIN, p: 1.5, borderRadius: 1, minWidth: 0 }}
            >
              <img
                src={skin?.image ?? ''}
                alt=""
                style={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'contain' }}
              />
              <div style={{ overflowWrap: 'anywhere', fontFamily: 'serif' }}>
                {skin?.name[locale] ?? skinId}
              </div>
              <Rarity rarity={skin?.rarity ?? 'unknown'} />
              <div>
                <b>{format.gems(toGems(skin?.price ?? 0))}</b>
              </div>
              <small>
                {item === undefined
                  ? texts.none
                  : `${format.probability(item.probability)} · ${format.count(item.tickets)}`}
              </small>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
