import { Box, Typography } from '@mui/material';
import { type BoxReport, toGems } from '@skins/engine/catalogue/odds';
import type { DeskSkin } from '../../catalogue/calls';
import { useConsoleLocale, useFormat } from '../../../shell/i18n';
import { Rarity } from '../../../shell/ui/Rarity';
import type { BoxDraft } from './draft';
import { useTexts } from './texts';

const PORCELAIN = '#f9fbfa';

interface PageProps {
  readonly draft: BoxDraft;
  readonly report: BoxReport | undefined;
  readonly skins: ReadonlyMap<string, DeskSkin>;
  readonly narrow: boolean;
}

/** A box as the players' app shows it. */
export function PlayersPage({ draft, report, skins, narrow, columns }: PageProps & { columns: number }) {
  const locale = useConsoleLocale();
  return (
    <Box sx={{ p: narrow ? 2 : 5 }}>
      <Head draft={draft} report={report} skins={skins} narrow={narrow} />
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
        {draft.items.map(({ skinId }, place) => (
          <Item key={skinId} skinId={skinId} skin={skins.get(skinId)} item={report?.items[place]} />
        ))}
      </Box>
    </Box>
  );
}

/** Picture, name, price and limits. */
function Head({ draft, report, skins, narrow }: PageProps) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const number = `No.${draft.number.padStart(3, '0')}`;
  return (
    <Box sx={{ display: 'flex', flexDirection: narrow ? 'column' : 'row', gap: narrow ? 2 : 5, mb: 3 }}>
      <Picture image={draft.image} hero={skins.get(draft.hero)} narrow={narrow} />
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
  );
}

/** The case, with the item on show in it. */
const Picture = ({ image, hero, narrow }: { image: string; hero: DeskSkin | undefined; narrow: boolean }) => (
  <Box
    sx={{
      position: 'relative',
      width: narrow ? '100%' : 400,
      aspectRatio: '5 / 4',
      flex: 'none',
      alignSelf: 'center',
    }}
  >
    <img src={image} alt="" style={{ width: '100%', height: '100%', objectFit: 'contain' }} />
    {hero !== undefined && (
      <img
        src={hero.image}
        alt=""
        style={{ position: 'absolute', inset: '22% 16%', width: '68%', objectFit: 'contain' }}
      />
    )}
  </Box>
);

function Item({
  skinId,
  skin,
  item,
}: {
  skinId: string;
  skin: DeskSkin | undefined;
  item: BoxReport['items'][number] | undefined;
}) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  return (
    <Box component="li" sx={{ bgcolor: PORCELAIN, p: 1.5, borderRadius: 1, minWidth: 0 }}>
      <img
        src={skin?.image ?? ''}
        alt=""
        style={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'contain' }}
      />
      <div style={{ overflowWrap: 'anywhere', fontFamily: 'serif' }}>{skin?.name[locale] ?? skinId}</div>
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
}
