import { Typography } from '@mui/material';
import { type BoxDifference, type WorthItem, toGems } from '@skins/engine/catalogue/odds';
import { useFormat } from '../../../shell/i18n';
import type { Column } from '../../../shell/ui/column';
import { RowTable } from '../../../shell/ui/RowTable';
import { Section } from '../../../shell/ui/Section';
import { useTexts } from './texts';

interface Line {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly change: string;
}

const TICKETS = 16_777_216;

/** Lists the figures that the draft changes. */
export function Against({
  difference,
  skinName,
}: {
  difference: BoxDifference;
  skinName: (skinId: string) => string;
}) {
  const texts = useTexts();
  const lines = useLines(difference, skinName);
  const columns: Column<Line>[] = [
    { label: texts.what, render: ({ what }) => what },
    { label: texts.before, align: 'right', nowrap: true, render: ({ before }) => before },
    { label: texts.after, align: 'right', nowrap: true, render: ({ after }) => <b>{after}</b> },
    { label: texts.change, align: 'right', nowrap: true, render: ({ change }) => change },
  ];
  return (
    <Section title={texts.against}>
      {lines.length === 0 ? (
        <Typography color="text.secondary">{texts.same}</Typography>
      ) : (
        <RowTable label={texts.against} columns={columns} rows={lines} rowKey={({ what }) => what} />
      )}
    </Section>
  );
}

/** The figures that differ: of the box first, then of each item. */
function useLines(difference: BoxDifference, skinName: (skinId: string) => string): readonly Line[] {
  const texts = useTexts();
  const format = useFormat();
  const gems = (amount: number) => format.gems(toGems(amount));
  const points = (share: number) => texts.points(format.signed(share * 100));
  const [rtpBefore, rtpAfter] = difference.rtp;
  const [spreadBefore, spreadAfter] = difference.deviation;
  const [priceBefore, priceAfter] = difference.price;
  const line = (what: string, before: string, after: string, change: string): Line[] =>
    before === after ? [] : [{ what, before, after, change }];
  const itemLines = (skinId: string, before: WorthItem | undefined, after: WorthItem | undefined): Line[] => {
    const name = skinName(skinId);
    const odds = (item: WorthItem | undefined) =>
      item === undefined ? texts.none : format.probability(item.tickets / TICKETS);
    const added = before === undefined ? texts.added : undefined;
    const removed = after === undefined ? texts.removed : undefined;
    const moved = points(((after?.tickets ?? 0) - (before?.tickets ?? 0)) / TICKETS);
    return [
      ...line(name, odds(before), odds(after), added ?? removed ?? moved),
      ...(before === undefined || after === undefined || before.value === after.value
        ? []
        : line(
            texts.valueOf(name),
            gems(before.value),
            gems(after.value),
            format.signed(toGems(after.value - before.value)),
          )),
    ];
  };
  return [
    ...line(
      texts.fields.price,
      gems(priceBefore),
      gems(priceAfter),
      format.signed(toGems(priceAfter - priceBefore)),
    ),
    ...line(texts.rtp, format.percent(rtpBefore), format.percent(rtpAfter), points(rtpAfter - rtpBefore)),
    ...line(
      texts.edge,
      format.percent(1 - rtpBefore),
      format.percent(1 - rtpAfter),
      points(rtpBefore - rtpAfter),
    ),
    ...line(
      texts.deviation,
      texts.times(format.decimal(spreadBefore)),
      texts.times(format.decimal(spreadAfter)),
      format.signed(spreadAfter - spreadBefore),
    ),
    ...difference.items.flatMap(({ skinId, before, after }) => itemLines(skinId, before, after)),
  ];
}
