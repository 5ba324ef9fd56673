import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import {
  type SharesFault,
  differenceOf,
  imageAt,
  reportOf,
  toGems,
  warningsOf,
} from '@skins/engine/catalogue/odds';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Desk, type DeskBox, changeOf } from '../../catalogue/calls';
import { type KeptDraft, SaveBar } from '../../catalogue/SaveBar';
import { SkinPicker } from '../../catalogue/SkinPicker';
import { useConsoleLocale } from '../../../shell/i18n';
import { Section } from '../../../shell/ui/Section';
import { Against } from './Against';
import { Checks } from './Checks';
import { type BoxDraft, inUnit, placed, read } from './draft';
import { FaceForm, TermsForm } from './FaceForm';
import { Files } from './Files';
import { ItemTable, SKIN_TYPE } from './ItemTable';
import { Preview } from './Preview';
import { ReportPanel } from './ReportPanel';
import { useTexts } from './texts';

const UNITS = ['percent', 'weight', 'tickets'] as const;

/** Makes or changes a box: what is typed on the left, what it comes to on the right, as players will see it below. */
export function Editor({
  desk,
  begin,
  running,
  kept,
}: {
  desk: Desk;
  begin: BoxDraft;
  /** the version on sale, of a box that is there */
  running: DeskBox | undefined;
  /** the draft that is gone on with */
  kept?: KeptDraft;
}) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const [draft, setDraft] = useState(begin);
  // The fields follow the keys; what is worked out of them may be a moment late.
  const settled = useDeferredValue(draft);
  const skins = useMemo(
    () =>
      new Map(
        desk.skins.map((skin) => [skin.skinId, { ...skin, image: imageAt(skin.image, desk.imageOrigin) }]),
      ),
    [desk],
  );
  const taken = new Set(draft.items.map(({ skinId }) => skinId));
  const typed = useMemo(() => read(settled), [settled]);
  const { price, shares } = typed;
  const others = useMemo(() => desk.boxes.map(pricedOf), [desk]);
  const before = useMemo(() => running && pricedOf(running), [running]);

  const after = useMemo(() => {
    if (price === undefined || price === 0 || 'code' in shares) return undefined;
    const items = settled.items.map(({ skinId }, k) => ({
      skinId,
      value: skins.get(skinId)?.price ?? 0,
      tickets: shares.tickets[k] ?? 0,
    }));
    return { price, items };
  }, [settled, price, shares, skins]);
  const report = useMemo(() => after && reportOf(after.price, after.items), [after]);
  const runningReport = useMemo(() => before && reportOf(before.price, before.items), [before]);
  const difference = useMemo(() => after && before && differenceOf(before, after), [after, before]);
  const warnings = useMemo(
    () =>
      after === undefined
        ? []
        : warningsOf({
            box: { boxId: settled.boxId, price: after.price },
            items: after.items.map((item) => ({ ...item, lowest: skins.get(item.skinId)?.lowest })),
            bounds: desk.bounds,
            others,
            prices: new Map(desk.skins.map(({ skinId, price }) => [skinId, price])),
          }),
    [after, settled.boxId, others, desk, skins],
  );

  const nameOf = (skinId: string) => skins.get(skinId)?.name[locale] ?? skinId;
  const boxName = (boxId: string) =>
    desk.boxes.find((box) => box.boxId === boxId)?.face.name[locale] ?? boxId;
  const isTaken = running === undefined && desk.boxes.some(({ boxId }) => boxId === settled.boxId);
  const shareFault = (fault: SharesFault): string => {
    if (fault.code === 'sum') return texts.sum(fault.sum, fault.whole);
    const name = nameOf(settled.items[fault.item]?.skinId ?? '');
    return fault.code === 'no-ticket' ? texts.noTicket(name) : texts.badShare(name);
  };
  const faults = [
    ...typed.faults.map((field) => texts.faults[field]),
    ...(isTaken ? [texts.taken] : []),
    ...('code' in shares && settled.items.length > 0 ? [shareFault(shares)] : []),
  ];
  const change = useMemo(
    () => (typed.entry === undefined || isTaken ? undefined : changeOf({ boxes: [typed.entry] })),
    [typed.entry, isTaken],
  );

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
        }}
      >
        <div>
          <TermsForm draft={draft} faults={typed.faults} onChange={setDraft} shelves={desk.shelves} />
          <Section title={texts.parts.items}>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={texts.unitOf}
              value={draft.unit}
              onChange={(_event, unit: BoxDraft['unit'] | null) =>
                unit !== null && setDraft(inUnit(draft, unit))
              }
              sx={{ mb: 1 }}
            >
              {UNITS.map((unit) => (
                <ToggleButton key={unit} value={unit} sx={{ py: 0.25 }}>
                  {texts.units[unit]}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <ItemTable
              draft={draft}
              odds={read(draft).odds}
              report={report}
              skins={skins}
              onChange={setDraft}
            />
            <SkinPicker
              skins={[...skins.values()].filter(({ skinId }) => !taken.has(skinId))}
              words={{
                search: texts.searchSkin,
                help: texts.pickerLede,
                list: texts.addSkin,
                none: texts.noSkins,
                more: texts.more,
              }}
              onAdd={(skinId) => setDraft(placed(draft, skinId, draft.items.length))}
              onDrag={({ dataTransfer }, skinId) => dataTransfer.setData(SKIN_TYPE, skinId)}
            />
          </Section>
          {difference !== undefined && <Against difference={difference} skinName={nameOf} />}
          <FaceForm
            draft={draft}
            faults={typed.faults}
            onChange={setDraft}
            isNew={running === undefined}
            skins={skins}
          />
          <Files
            draft={draft}
            odds={typed.odds}
            nameOf={nameOf}
            valueOf={(skinId) => String(toGems(skins.get(skinId)?.price ?? 0))}
            known={(skinId) => skins.has(skinId)}
            onChange={setDraft}
          />
        </div>
        <Box
          tabIndex={0}
          role="group"
          aria-label={texts.report}
          sx={{
            position: { lg: 'sticky' },
            top: { lg: 0 },
            maxHeight: { lg: '100vh' },
            overflow: { lg: 'auto' },
          }}
        >
          <ReportPanel report={report} running={runningReport} draft={after} before={before} skins={skins} />
          <Checks
            faults={faults}
            warnings={warnings}
            complete={report !== undefined}
            skinName={nameOf}
            boxName={boxName}
          />
        </Box>
      </Box>
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

/** A box on sale as its report takes it. */
const pricedOf = ({ boxId, price, items }: DeskBox) => ({
  boxId,
  price,
  items: items.map(({ skinId, value, tickets }) => ({ skinId, value, tickets })),
});
