import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Alert, Box, IconButton, Typography } from '@mui/material';
import type { DataOf } from '@skins/api/contract';
import type { roomCeiling } from '@skins/api/rolls/contract';
import { toGems } from '@skins/engine/catalogue/odds';
import type { DeskSkin } from '../catalogue/calls';
import { SkinLine } from '../catalogue/SkinLine';
import { SkinPicker } from '../catalogue/SkinPicker';
import { useAnswer } from '../dossier/use-answer';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Section } from '../../shell/ui/Section';
import type { FormProps } from './AboutForm';
import { useCreateTexts } from './create-texts';
import { PRIZES_MAX } from './draft';

/** The prizes, first prize first. */
export function PrizesForm({ skins, draft, onDraft }: FormProps & { skins: readonly DeskSkin[] }) {
  const texts = useCreateTexts();
  const format = useFormat();
  const { skinIds } = draft;
  const known = new Map(skins.map((skin) => [skin.skinId, skin]));
  const prizes = skinIds.flatMap((skinId) => known.get(skinId) ?? []);
  const worth = prizes.reduce((sum, { price }) => sum + price, 0);
  const set = (next: readonly string[]) => onDraft({ ...draft, skinIds: next });
  return (
    <Section title={texts.prizes} lede={texts.prizesLede}>
      <Typography sx={{ mb: 1 }} role="status">
        {prizes.length === 0
          ? texts.noPrizes
          : texts.prizesOf(format.count(prizes.length), format.gems(toGems(worth)))}
      </Typography>
      <Ceiling worth={toGems(worth)} />
      <Box component="ol" aria-label={texts.prizes} sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {prizes.map((skin, place) => (
          // A skin may be listed more than once, so the key contains its place.
          // oxlint-disable-next-line react/no-array-index-key
          <PrizeRow key={`${skin.skinId} ${place}`} skin={skin} place={place} all={skinIds} onSet={set} />
        ))}
      </Box>
      {skinIds.length < PRIZES_MAX && (
        <SkinPicker
          skins={skins.toSorted((a, b) => b.price - a.price)}
          words={{ search: texts.search, list: texts.add, none: texts.noSkins, more: texts.more }}
          onAdd={(skinId) => set([...skinIds, skinId])}
        />
      )}
    </Section>
  );
}

/** The limit on the prizes' total worth. */
function Ceiling({ worth }: { worth: number }) {
  const texts = useCreateTexts();
  const format = useFormat();
  const { data } = useAnswer<DataOf<typeof roomCeiling>>('/roll/ceiling', {});
  if (data === undefined) return null;
  const left = data.ceiling - worth;
  return left < 0 ? (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {texts.aboveCeiling(format.gems(data.ceiling), format.gems(-left))}
    </Alert>
  ) : (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      {texts.ceiling(format.gems(data.ceiling), format.gems(left))}
    </Typography>
  );
}

interface RowProps {
  readonly skin: DeskSkin;
  readonly place: number;
  readonly all: readonly string[];
  readonly onSet: (skinIds: readonly string[]) => void;
}

function PrizeRow({ skin, place, all, onSet }: RowProps) {
  const texts = useCreateTexts();
  const locale = useConsoleLocale();
  const rest = all.toSpliced(place, 1);
  const moved = (to: number) => onSet(rest.toSpliced(to, 0, skin.skinId));
  const of = (what: string) => `${what}: ${place + 1} ${skin.name[locale]}`;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.25 }}>
      <Box component="span" sx={{ width: 32, textAlign: 'right', color: 'text.secondary' }}>
        {place + 1}
      </Box>
      <SkinLine skin={skin} />
      <IconButton
        size="small"
        aria-label={of(texts.up)}
        disabled={place === 0}
        onClick={() => moved(place - 1)}
      >
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={of(texts.down)}
        disabled={place === all.length - 1}
        onClick={() => moved(place + 1)}
      >
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={of(texts.remove)} onClick={() => onSet(rest)}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
