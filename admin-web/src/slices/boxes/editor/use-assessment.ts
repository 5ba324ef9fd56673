import { type SharesFault, differenceOf, imageAt, reportOf, warningsOf } from '@skins/engine/catalogue/odds';
import { useMemo } from 'react';
import { type Desk, type DeskBox, type DeskSkin, changeOf } from '../../catalogue/calls';
import { useConsoleLocale } from '../../../shell/i18n';
import { type BoxDraft, type ReadDraft, read } from './draft';
import { dropFigures, dropTierFor } from './drop';
import { useTexts } from './texts';

/** Skins by id, with the addresses of their pictures. */
export const useSkins = (desk: Desk): ReadonlyMap<string, DeskSkin> =>
  useMemo(
    () =>
      new Map(
        desk.skins.map((skin) => [skin.skinId, { ...skin, image: imageAt(skin.image, desk.imageOrigin) }]),
      ),
    [desk],
  );

/** Computes a draft's figures, and those of the version on sale if there is one. */
export function useAssessment({
  desk,
  draft,
  running,
  skins,
}: {
  desk: Desk;
  draft: BoxDraft;
  running: DeskBox | undefined;
  skins: ReadonlyMap<string, DeskSkin>;
}) {
  const typed = useMemo(() => read(draft), [draft]);
  const after = useMemo(() => pricedIn(draft, typed, skins), [draft, typed, skins]);
  const before = useMemo(() => running && pricedOf(running), [running]);
  const report = useMemo(() => after && reportOf(after.price, after.items), [after]);
  const runningReport = useMemo(() => before && reportOf(before.price, before.items), [before]);
  const difference = useMemo(() => after && before && differenceOf(before, after), [after, before]);
  const tier = useMemo(() => after && dropTierFor(desk, draft, after.price), [after, desk, draft]);
  const drop = useMemo(
    () => (after && report && tier ? dropFigures(report, after.price, tier) : undefined),
    [after, report, tier],
  );
  const others = useMemo(() => desk.boxes.map(pricedOf), [desk]);
  const warnings = useMemo(
    () =>
      after === undefined
        ? []
        : warningsOf({
            box: { boxId: draft.boxId, price: after.price },
            items: after.items.map((item) => ({ ...item, lowest: skins.get(item.skinId)?.lowest })),
            bounds: desk.bounds,
            drop: BigInt(tier?.worth ?? 0),
            others,
            prices: new Map(desk.skins.map(({ skinId, price }) => [skinId, price])),
          }),
    [after, draft.boxId, others, desk, skins, tier],
  );
  const isTaken = running === undefined && desk.boxes.some(({ boxId }) => boxId === draft.boxId);
  const change = useMemo(
    () => (typed.entry === undefined || isTaken ? undefined : changeOf({ boxes: [typed.entry] })),
    [typed.entry, isTaken],
  );
  return { typed, after, before, report, runningReport, drop, difference, warnings, isTaken, change };
}

/** Everything that keeps a draft from being saved, in words. */
export function useFaultTexts(
  { items }: BoxDraft,
  { faults, shares }: ReadDraft,
  isTaken: boolean,
  skins: ReadonlyMap<string, DeskSkin>,
): readonly string[] {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const shareFault = (fault: SharesFault): string => {
    if (fault.code === 'sum') return texts.sum(fault.sum, fault.whole);
    const { skinId = '' } = items[fault.item] ?? {};
    const name = skins.get(skinId)?.name[locale] ?? skinId;
    return fault.code === 'no-ticket' ? texts.noTicket(name) : texts.badShare(name);
  };
  return [
    ...faults.map((field) => texts.faults[field]),
    ...(isTaken ? [texts.taken] : []),
    ...('code' in shares && items.length > 0 ? [shareFault(shares)] : []),
  ];
}

/** A box on sale as its report takes it. */
const pricedOf = ({ boxId, price, items }: DeskBox) => ({
  boxId,
  price,
  items: items.map(({ skinId, value, tickets }) => ({ skinId, value, tickets })),
});

/** The same of a draft; undefined while it has no price or no odds. */
function pricedIn(draft: BoxDraft, { price, shares }: ReadDraft, skins: ReadonlyMap<string, DeskSkin>) {
  if (price === undefined || price === 0 || 'code' in shares) return undefined;
  const items = draft.items.map(({ skinId }, k) => ({
    skinId,
    value: skins.get(skinId)?.price ?? 0,
    tickets: shares.tickets[k] ?? 0,
  }));
  return { price, items };
}
