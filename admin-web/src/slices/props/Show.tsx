import type { PropRow } from '@skins/api/props/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { CatalogueLink } from '../../shell/ui/CatalogueLink';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { placeOf } from './place';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  return (
    <RecordShow<PropRow> title={({ id, names }) => `${names[locale]} ${placeOf(id)}`}>
      {({ id, playerId, names, boxId, count, command, time }) => (
        <Section title={`${names[locale]}: ${format.count(count)}`}>
          <Facts
            facts={[
              { label: texts.player, value: <NamedLink to={`/players/${playerId}/show`} name={playerId} /> },
              ...(boxId === null
                ? []
                : [{ label: texts.box, value: <CatalogueLink of="boxes" id={boxId} /> }]),
              { label: texts.time, value: format.time(time) },
              { label: texts.position, value: placeOf(id) },
              { label: texts.command, value: command },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
