import { Skeleton } from '@mui/material';
import { Title } from 'react-admin';
import { useDesk } from '../catalogue/use-desk';
import { LoadFailed } from '../ui/LoadFailed';
import { emptyDraft } from './editor/draft';
import { Editor } from './editor/Editor';
import { useTexts } from './editor/texts';

export function Create() {
  const texts = useTexts();
  const { desk, error, retry } = useDesk();
  if (error !== undefined) return <LoadFailed error={error} retry={retry} />;
  if (desk === undefined) return <Skeleton variant="rounded" height={480} />;
  const next = Math.max(0, ...desk.boxes.map(({ face }) => face.number)) + 1;
  return (
    <>
      <Title title={texts.create} />
      <Editor desk={desk} begin={emptyDraft(desk.shelves[0]?.shelfId ?? '', next)} running={undefined} />
    </>
  );
}
