import type { FigureRow } from '@skins/api/payments/resources';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

/** Totals of orders in one currency. */
export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<FigureRow> title={({ id }) => id}>
      {({ id, matched, held, ...sums }) => (
        <Section title={format.money(sums.income, id)}>
          <Facts
            facts={[
              { label: texts.orders, value: format.count(sums.orders) },
              { label: texts.states.paid, value: format.count(sums.paid) },
              { label: texts.states.expired, value: format.count(sums.expired) },
              { label: texts.states.cancelled, value: format.count(sums.cancelled) },
              { label: texts.states.failed, value: format.count(sums.failed) },
              { label: texts.reversed, value: format.count(sums.reversed) },
              { label: texts.gems, value: format.gems(sums.gems) },
              { label: texts.onTop, value: format.gems(sums.given) },
              { label: texts.owed, value: format.gems(sums.owed) },
              {
                label: texts.matched,
                value: held ? texts.held : matched === null ? '—' : format.time(matched),
              },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
