import { Box } from '@mui/material';
import { imageAt, toGems } from '@skins/engine/catalogue/odds';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { Desk, DeskBox } from '../../catalogue/calls';
import { type KeptDraft, SaveBar } from '../../catalogue/SaveBar';
import { useConsoleLocale } from '../../../shell/i18n';
import { useBegun } from '../../../shell/ui/use-begun';
import { Against } from './Against';
import { Checks } from './Checks';
import type { BoxDraft } from './draft';
import { FaceForm, TermsForm } from './FaceForm';
import { Files } from './Files';
import { ItemsSection } from './ItemsSection';
import { Preview } from './Preview';
import { ReportPanel } from './ReportPanel';
import { useTexts } from './texts';
import { useAssessment, useFaultTexts, useSkins } from './use-assessment';

/** Makes or changes a box: the form on the left, its report on the right, the players' page below. */
export function Editor({
  desk,
  begin,
  running,
  kept,
}: {
  desk: Desk;
  begin: BoxDraft;
  /** the version on sale; undefined for a new box */
  running: DeskBox | undefined;
  /** the draft that is continued; undefined for a new one */
  kept?: KeptDraft;
}) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const [draft, setDraft] = useState(begin);
  // The fields follow the keys at once; the figures worked out from them may lag.
  const settled = useDeferredValue(draft);
  const skins = useSkins(desk);
  const assessed = useAssessment({ desk, draft: settled, running, skins });
  const { typed, after, before, report, drop, difference, warnings, isTaken, change } = assessed;
  const faults = useFaultTexts(settled, typed, isTaken, skins);
  const nameOf = (skinId: string) => skins.get(skinId)?.name[locale] ?? skinId;
  const boxName = (boxId: string) =>
    desk.boxes.find((box) => box.boxId === boxId)?.face.name[locale] ?? boxId;
  const begun = useBegun(draft);
  const form = { draft, faults: begun ? typed.faults : [], onChange: setDraft };
  return (
    <>
      <Columns>
        <div>
          <TermsForm {...form} shelves={desk.shelves} />
          <ItemsSection draft={draft} report={report} skins={skins} onChange={setDraft} />
          {difference !== undefined && <Against difference={difference} skinName={nameOf} />}
          <FaceForm {...form} isNew={running === undefined} skins={skins} />
          <Files
            draft={draft}
            odds={typed.odds}
            nameOf={nameOf}
            valueOf={(skinId) => toGems(skins.get(skinId)?.price ?? 0)}
            known={(skinId) => skins.has(skinId)}
            onChange={setDraft}
          />
        </div>
        <Aside label={texts.report}>
          <ReportPanel {...{ report, drop, before, skins }} running={assessed.runningReport} draft={after} />
          <Checks
            faults={begun ? faults : []}
            warnings={warnings}
            complete={report !== undefined}
            skinName={nameOf}
            boxName={boxName}
          />
        </Aside>
      </Columns>
      <Preview
        draft={{ ...settled, image: imageAt(settled.image, desk.imageOrigin) }}
        report={report}
        skins={skins}
      />
      <SaveBar
        change={change}
        title={texts.titleOf(draft.name[locale] || draft.boxId)}
        kept={kept}
        late={settled !== draft}
      />
    </>
  );
}

const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
    }}
  >
    {children}
  </Box>
);

/** Stays in sight if the form leaves room. */
const Aside = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    tabIndex={0}
    role="group"
    aria-label={label}
    sx={{
      position: { lg: 'sticky' },
      top: { lg: 0 },
      maxHeight: { lg: '100vh' },
      overflow: { lg: 'auto' },
    }}
  >
    {children}
  </Box>
);
