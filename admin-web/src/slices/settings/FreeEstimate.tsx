import { Alert, Typography } from '@mui/material';
import type { FreeEstimate as Estimate } from '@skins/api/settings/shapes';
import { useFormat } from '../../shell/i18n';
import { RowTable } from '../../shell/ui/RowTable';
import { useTexts } from './free-texts';

/** What boxes that players open for nothing may cost on a day, with its parts. */
export function FreeEstimate({ estimate }: { estimate: Estimate }) {
  const texts = useTexts();
  const format = useFormat();
  const { parts, entries } = estimate;
  return (
    <>
      <FreeWarning estimate={estimate} />
      {parts.length > 0 && (
        <RowTable
          label={texts.title}
          rows={parts}
          rowKey={({ settingName, item, boxName }) => `${settingName} ${item} ${boxName}`}
          minWidth={560}
          columns={[
            {
              label: texts.part,
              render: ({ settingName, item, boxName }) => (
                <>
                  {boxName}
                  <Typography variant="body2" color="text.secondary">
                    {settingName} · {item}
                  </Typography>
                </>
              ),
            },
            { label: texts.worth, align: 'right', render: ({ worth }) => format.gems(worth) },
            {
              label: texts.openings,
              align: 'right',
              render: ({ openings, per }) => `${format.decimal(openings)} · ${texts.per[per]}`,
            },
            { label: texts.players, align: 'right', render: ({ players }) => format.count(players) },
            { label: texts.gems, align: 'right', render: (part) => <b>{format.gems(part.gems)}</b> },
          ]}
        />
      )}
      {entries > parts.length && (
        <Typography variant="body2" color="text.secondary">
          {texts.partsShown(format.count(parts.length), format.count(entries))}
        </Typography>
      )}
    </>
  );
}

/** The same in sentences, without its parts. */
export function FreeWarning({ estimate }: { estimate: Estimate }) {
  const texts = useTexts();
  const format = useFormat();
  const { gems, before, shop, from, active, fresh } = estimate;
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {texts.sum(format.gems(gems))} {from !== null && texts.from(format.time(from))}{' '}
      {texts.takers(format.count(active), format.count(fresh))}{' '}
      {texts.beside(format.gems(before), format.gems(shop))}
    </Alert>
  );
}
