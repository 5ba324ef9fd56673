import type { SkinRecord } from '@skins/api/catalogue/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Panels } from '../../shell/socket/Panels';
import { PageLinks } from '../../shell/ui/PageLinks';
import { Rarity } from '../../shell/ui/Rarity';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { useCategoryName } from './category';
import { skinPanels } from './slots';
import { useTexts as useEditTexts } from './edit-texts';
import { useTexts } from './texts';

export function Show() {
  const { edit } = useEditTexts();
  const locale = useConsoleLocale();
  return (
    <RecordShow<SkinRecord> title={({ names }) => names[locale]}>
      {(skin) => (
        <>
          <PageLinks links={[{ to: `/skins/${skin.id}`, label: edit }]} />
          <Head skin={skin} />
          <Panels slot={skinPanels} />
        </>
      )}
    </RecordShow>
  );
}

function Head({ skin }: { skin: SkinRecord }) {
  const categoryName = useCategoryName();
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <RecordHead
      title={skin.names[locale]}
      art={{ src: skin.image, size: 180 }}
      facts={[
        { label: texts.rarity, value: <Rarity rarity={skin.rarity} /> },
        { label: texts.category, value: categoryName(skin.category) },
        { label: texts.exterior, value: skin.exterior?.[locale] ?? texts.none },
        { label: texts.price, value: format.gems(skin.price) },
        { label: texts.id, value: skin.id },
      ]}
    />
  );
}
