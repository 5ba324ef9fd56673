import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { BoxReport } from '@skins/engine/catalogue/odds';
import type { DeskSkin } from '../../catalogue/calls';
import { SkinPicker } from '../../catalogue/SkinPicker';
import { Section } from '../../../shell/ui/Section';
import { type BoxDraft, inUnit, placed, read } from './draft';
import { SKIN_TYPE } from './ItemRow';
import { ItemTable } from './ItemTable';
import { useTexts } from './texts';

const UNITS = ['percent', 'weight', 'tickets'] as const;

/** The items of a box, the unit of their odds, and the skins that can be added. */
export function ItemsSection({
  draft,
  report,
  skins,
  onChange,
}: {
  draft: BoxDraft;
  report: BoxReport | undefined;
  skins: ReadonlyMap<string, DeskSkin>;
  onChange: (draft: BoxDraft) => void;
}) {
  const texts = useTexts();
  const taken = new Set(draft.items.map(({ skinId }) => skinId));
  return (
    <Section title={texts.parts.items}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={texts.unitOf}
        value={draft.unit}
        onChange={(_event, unit: BoxDraft['unit'] | null) => unit !== null && onChange(inUnit(draft, unit))}
        sx={{ mb: 1 }}
      >
        {UNITS.map((unit) => (
          <ToggleButton key={unit} value={unit} sx={{ py: 0.25 }}>
            {texts.units[unit]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ItemTable draft={draft} odds={read(draft).odds} report={report} skins={skins} onChange={onChange} />
      <SkinPicker
        skins={[...skins.values()].filter(({ skinId }) => !taken.has(skinId))}
        words={{
          search: texts.searchSkin,
          help: texts.pickerLede,
          list: texts.addSkin,
          none: texts.noSkins,
          more: texts.more,
        }}
        onAdd={(skinId) => onChange(placed(draft, skinId, draft.items.length))}
        onDrag={({ dataTransfer }, skinId) => dataTransfer.setData(SKIN_TYPE, skinId)}
      />
    </Section>
  );
}
