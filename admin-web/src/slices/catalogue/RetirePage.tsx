import { imageAt } from '@skins/engine/catalogue/odds';
import { useMemo } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useConsoleLocale } from '../../shell/i18n';
import { RecordHead } from '../../shell/ui/RecordHead';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { type Desk, changeOf } from './calls';
import { useTexts } from './edit-texts';
import { OnDesk } from './OnDesk';
import { SaveBar } from './SaveBar';

/** Takes a box off sale, by a change. */
export const Page = () => <OnDesk>{(desk) => <Retire desk={desk} />}</OnDesk>;

function Retire({ desk }: { desk: Desk }) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const { id = '' } = useParams();
  const box = desk.boxes.find(({ boxId }) => boxId === id);
  const change = useMemo(() => changeOf({ retired: [{ boxId: id }] }), [id]);
  if (box === undefined)
    return <LoadFailed error={new Error(texts.failed.missing)} retry={() => history.back()} />;
  const title = texts.retireTitle(box.face.name[locale]);
  return (
    <>
      <Title title={title} />
      <RecordHead
        title={title}
        lede={texts.retireLede}
        art={{ src: imageAt(box.face.image, desk.imageOrigin), size: 120 }}
        facts={[]}
      />
      <SaveBar change={change} title={title} />
    </>
  );
}
