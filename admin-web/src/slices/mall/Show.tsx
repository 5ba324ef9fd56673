import type { PurchaseRow } from '@skins/api/mall/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  return (
    <RecordShow<PurchaseRow> title={({ id }) => `${texts.purchase} ${Number(id)}`}>
      {({ id, playerId, skinId, names, image, itemId, gems, rulesHash, command, time }) => (
        <Section title={`${names[locale]}: ${format.gems(gems)}`}>
          <Facts
            facts={[
              {
                label: texts.skin,
                value: <NamedLink to={`/skins/${skinId}/show`} image={image} name={names[locale]} />,
              },
              { label: texts.player, value: <NamedLink to={`/players/${playerId}/show`} name={playerId} /> },
              { label: texts.time, value: format.time(time) },
              { label: texts.item, value: itemId },
              { label: texts.rules, value: <Hash value={rulesHash} /> },
              { label: texts.command, value: command },
              { label: texts.position, value: String(Number(id)) },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
