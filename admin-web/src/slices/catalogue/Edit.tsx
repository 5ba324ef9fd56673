import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useConsoleLocale } from '../../shell/i18n';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import type { Desk } from './calls';
import { useTexts } from './edit-texts';
import { OnDesk } from './OnDesk';
import { SkinForm } from './SkinForm';

export const Edit = () => <OnDesk>{(desk) => <Known desk={desk} />}</OnDesk>;

function Known({ desk }: { desk: Desk }) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const { id } = useParams();
  const skin = desk.skins.find(({ skinId }) => skinId === id);
  if (skin === undefined)
    return <LoadFailed error={new Error(texts.failed.missing)} retry={() => history.back()} />;
  return (
    <>
      <Title title={texts.editSkin(skin.name[locale])} />
      <SkinForm key={skin.skinId} known={skin} taken={new Set()} imageOrigin={desk.imageOrigin} />
    </>
  );
}
