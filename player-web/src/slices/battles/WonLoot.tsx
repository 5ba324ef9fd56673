import { openModal } from '../../shell/app/modals';
import { count, gems } from '../../shell/i18n/format';
import { GrantedActions } from '../bag/GrantedActions';
import type { RoundDraw } from './Loot';
import { proofPath } from './paths';
import type { BattleDetail } from './queries';
import { useT } from './t';
import { useSeating } from './words';

interface WonLootProps {
  detail: BattleDetail;
  /** what came to the viewer, the dearest first */
  loot: readonly RoundDraw[];
  /** the value of it, in gems */
  received: number;
}

/** What the winner of a table can do with it. */
export function WonLoot({ detail: { battle, settled, itemIds, paidBy }, loot, received }: WonLootProps) {
  const t = useT();
  const seatingOf = useSeating();
  const [dearest] = loot;
  if (dearest === undefined) return null;
  const share = () =>
    openModal('share', {
      result: {
        item: { ...dearest, rarity: dearest.skinsRarity },
        cost: paidBy === 'gems' ? battle.price : 0,
        from: `${t(`rule.${battle.rule}.name`)} · ${seatingOf(battle)}`,
        received,
        lines: [
          t('end.brought', { items: count(loot.length), value: gems(received) }),
          ...(paidBy === 'gems' ? [t('end.paid', { cost: gems(battle.price) })] : []),
        ],
        record: proofPath(battle.id),
      },
    });
  return (
    <GrantedActions
      itemIds={settled ? itemIds : undefined}
      values={loot.map(({ value }) => value)}
      onShare={share}
    />
  );
}
