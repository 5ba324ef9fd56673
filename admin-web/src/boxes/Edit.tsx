import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Desk } from '../catalogue/calls';
import { OnDesk } from '../catalogue/OnDesk';
import { useConsoleLocale } from '../i18n';
import { LoadFailed } from '../ui/LoadFailed';
import { draftOf } from './editor/draft';
import { Editor } from './editor/Editor';
import { useTexts } from './editor/texts';

export const Edit = () => <OnDesk>{(desk) => <Known desk={desk} />}</OnDesk>;

function Known({ desk }: { desk: Desk }) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const { id } = useParams();
  const running = desk.boxes.find(({ boxId }) => boxId === id);
  if (running === undefined)
    return <LoadFailed error={new Error(texts.failed.missing)} retry={() => history.back()} />;
  return (
    <>
      <Title title={texts.editTitle(running.face.name[locale])} />
      <Editor key={running.versionHash} desk={desk} begin={draftOf(running)} running={running} />
    </>
  );
}
