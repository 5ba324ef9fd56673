import type { ChangeRecord } from '@skins/api/settings/resources';
import { Title, useGetOne } from 'react-admin';
import { type Desk, boxAloneIn } from '../catalogue/calls';
import { useConsoleLocale } from '../../shell/i18n';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { ASKED_ONCE } from './asked-once';
import { draftOf } from './editor/draft';
import { Editor } from './editor/Editor';
import { useTexts } from './editor/texts';

/** Continues a draft of a box. */
export function Drafted({ desk, id }: { desk: Desk; id: string }) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const asked = useGetOne<ChangeRecord>('changes', { id, meta: { details: true } }, ASKED_ONCE);
  // Waits for fresh data: somebody may have edited the draft since it was cached.
  if (asked.isFetching) return null;
  const change = asked.data;
  const box = boxAloneIn(change?.content);
  if (change === undefined || box === undefined || !change.mayEdit)
    return <LoadFailed error={asked.error ?? new Error(texts.failed.missing)} retry={() => history.back()} />;
  const running = desk.boxes.find(({ boxId }) => boxId === box.boxId);
  return (
    <>
      <Title title={texts.editTitle(box.face.name[locale])} />
      <Editor key={change.etag} desk={desk} begin={draftOf(box)} running={running} kept={change} />
    </>
  );
}
