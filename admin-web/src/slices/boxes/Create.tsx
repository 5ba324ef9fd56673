import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Desk } from '../catalogue/calls';
import { OnDesk } from '../catalogue/OnDesk';
import { Drafted } from './Drafted';
import { emptyDraft } from './editor/draft';
import { Editor } from './editor/Editor';
import { useTexts } from './editor/texts';

/** A new box, or the draft in the address. */
export function Create() {
  const [search] = useSearchParams();
  const id = search.get('draft');
  return <OnDesk>{(desk) => (id === null ? <Fresh desk={desk} /> : <Drafted desk={desk} id={id} />)}</OnDesk>;
}

function Fresh({ desk }: { desk: Desk }) {
  const texts = useTexts();
  const next = Math.max(0, ...desk.boxes.map(({ face }) => face.number)) + 1;
  const begin = emptyDraft(desk.shelves[0]?.shelfId ?? '', next);
  return (
    <>
      <Title title={texts.create} />
      <Editor desk={desk} begin={begin} running={undefined} />
    </>
  );
}
