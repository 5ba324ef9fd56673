import type { BoxRecord } from '@skins/api/boxes/resources';
import { Title, useGetOne } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Desk } from '../catalogue/calls';
import { OnDesk } from '../catalogue/OnDesk';
import { useConsoleLocale } from '../../shell/i18n';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { ASKED_ONCE } from './asked-once';
import { backTo, draftOf } from './editor/draft';
import { Editor } from './editor/Editor';
import { useTexts } from './editor/texts';

export const Edit = () => <OnDesk>{(desk) => <Known desk={desk} />}</OnDesk>;

/** Starts from the box on sale, or from the older version in the address. */
function Known({ desk }: { desk: Desk }) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const { id } = useParams();
  const [search] = useSearchParams();
  const hash = search.get('version');
  const { data: box, error } = useGetOne<BoxRecord>(
    'boxes',
    { id, meta: { details: true } },
    { ...ASKED_ONCE, enabled: hash !== null },
  );
  const older = box?.versions.find((version) => version.hash === hash);
  const running = desk.boxes.find(({ boxId }) => boxId === id);
  // A cached record counts only where the address names one of its versions.
  const isMissing = hash !== null && box !== undefined && older === undefined;
  if (running === undefined || error !== null || isMissing)
    return <LoadFailed error={error ?? new Error(texts.failed.missing)} retry={() => history.back()} />;
  if (hash !== null && older === undefined) return null;
  const begin = older === undefined ? draftOf(running) : backTo(draftOf(running), older);
  return (
    <>
      <Title title={texts.editTitle(running.face.name[locale])} />
      <Editor key={hash ?? running.versionHash} desk={desk} begin={begin} running={running} />
    </>
  );
}
