import { Chip, Typography } from '@mui/material';
import type { UpgradeRow } from '@skins/api/upgrades/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { NamedLink } from '../../shell/ui/NamedLink';
import { useTexts } from './texts';

/** How an upgrade ended: a word, and never a colour alone. */
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

/** A figure, and below it, smaller, what it is held to. */
export const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <>
    {first}
    <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
      {second}
    </Typography>
  </>
);

/** What a list of upgrades shows of each, whosever they are. */
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
