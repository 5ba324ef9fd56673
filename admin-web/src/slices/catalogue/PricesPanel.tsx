import type { SkinRecord } from '@skins/api/catalogue/resources';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import { PALETTE } from '../../shell/ui/palette';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './edit-texts';
import { PRICE_CHART, stepsOf } from './price-steps';

/** A skin's list prices, as steps over time and as a table. */
export function Panel() {
  const skin = useRecordContext<SkinRecord>();
  const texts = useTexts();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  if (skin === undefined) return null;
  const { path, low, high } = stepsOf(skin.prices, now);
  const { width, height, edge } = PRICE_CHART;
  return (
    <Section title={texts.history} lede={texts.historyLede}>
      <svg
        role="img"
        aria-label={texts.historyLabel(format.gems(low), format.gems(high))}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: '100%', maxWidth: width, display: 'block', fontSize: 11, fill: PALETTE.textDim }}
      >
        <path d={path} fill="none" stroke={PALETTE.jade} strokeWidth={2} />
        <path d={`M0 ${height - edge}H${width}`} stroke={PALETTE.textDim} />
        <text x={0} y={12}>
          {format.gems(high)}
        </text>
        <text x={0} y={height - 4}>
          {format.time(skin.prices[0]?.from ?? 0)}
        </text>
      </svg>
      <RowTable
        label={texts.history}
        rows={skin.prices.toReversed()}
        rowKey={({ from }) => String(from)}
        columns={[
          { label: texts.since, render: ({ from }) => format.time(from) },
          { label: texts.after, align: 'right', render: ({ price }) => format.gems(price) },
        ]}
      />
    </Section>
  );
}
