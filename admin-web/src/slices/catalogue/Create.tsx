import { Title } from 'react-admin';
import { useTexts } from './edit-texts';
import { OnDesk } from './OnDesk';
import { SkinForm } from './SkinForm';

export function Create() {
  const texts = useTexts();
  return (
    <>
      <Title title={texts.newSkin} />
      <OnDesk>
        {({ skins, imageOrigin }) => (
          <SkinForm
            known={undefined}
            taken={new Set(skins.map(({ skinId }) => skinId))}
            imageOrigin={imageOrigin}
          />
        )}
      </OnDesk>
    </>
  );
}
