import { Title } from 'react-admin';
import { OnDesk } from '../catalogue/OnDesk';
import { emptyDraft } from './editor/draft';
import { Editor } from './editor/Editor';
import { useTexts } from './editor/texts';

export function Create() {
  const texts = useTexts();
  return (
    <>
      <Title title={texts.create} />
      <OnDesk>
        {(desk) => {
          const next = Math.max(0, ...desk.boxes.map(({ face }) => face.number)) + 1;
          const begin = emptyDraft(desk.shelves[0]?.shelfId ?? '', next);
          return <Editor desk={desk} begin={begin} running={undefined} />;
        }}
      </OnDesk>
    </>
  );
}
