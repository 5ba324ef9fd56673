import { Chip, Typography } from '@mui/material';
import type { UpgradeRow } from '@skins/api/upgrades/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { NamedLink } from '../../shell/ui/NamedLink';
import { useTexts } from './texts';

/** An upgrade's result as a word: colour alone is never enough. */
export function Result({ won }: { won: boolean }) {
  const { results } = useTexts();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={won ? 'success' : 'default'}
      label={results[won ? 'won' : 'lost']}
    />
  );
}

/** A figure, with the value that it is compared with in small below. */
export const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <>
    {first}
    <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
      {second}
    </Typography>
  </>
);

/** Returns the columns of an upgrade, for every list. */
export function useUpgradeColumns(): Column<UpgradeRow>[] {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  return [
    {
      label: texts.position,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/upgrades/${id}/show`} name={String(Number(id))} />,
    },
    { label: texts.time, nowrap: true, render: ({ time }) => format.time(time) },
    {
      label: texts.target,
      render: ({ target: { skinId, image, names } }) => (
        <NamedLink to={`/upgrade-targets/${skinId}/show`} image={image} name={names[locale]} />
      ),
    },
    {
      label: texts.stake,
      align: 'right',
      render: ({ stake, targetPrice }) => (
        <TwoLines first={format.gems(stake)} second={`→ ${format.gems(targetPrice)}`} />
      ),
    },
    { label: texts.result, render: ({ won }) => <Result won={won} /> },
    {
      label: texts.ticket,
      align: 'right',
      render: ({ ticket, winUpTo }) => (
        <TwoLines first={format.count(ticket)} second={texts.upTo(format.count(winUpTo))} />
      ),
    },
  ];
}
