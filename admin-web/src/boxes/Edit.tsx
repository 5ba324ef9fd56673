import { Skeleton } from '@mui/material';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useDesk } from '../catalogue/use-desk';
import { useConsoleLocale, useTexts as useShared } from '../i18n';
import { LoadFailed } from '../ui/LoadFailed';
import { draftOf } from './editor/draft';
import { Editor } from './editor/Editor';
import { useTexts } from './editor/texts';

export function Edit() {
  const texts = useTexts();
  const { failed } = useShared();
  const locale = useConsoleLocale();
  const { id } = useParams();
  const { desk, error, retry } = useDesk();
  if (error !== undefined) return <LoadFailed error={error} retry={retry} />;
  if (desk === undefined) return <Skeleton variant="rounded" height={480} />;
  const running = desk.boxes.find(({ boxId }) => boxId === id);
  if (running === undefined) return <LoadFailed error={new Error(failed.missing)} retry={retry} />;
  return (
    <>
      <Title title={texts.editTitle(running.face.name[locale])} />
      <Editor key={running.versionHash} desk={desk} begin={draftOf(running)} running={running} />
    </>
  );
}
