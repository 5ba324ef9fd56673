import { asNumber } from '@skins/engine/catalogue';
import type { EventData } from '@skins/engine/kernel';
import type { UpgradePlayed } from '@skins/engine/upgrades';

type Played = EventData<typeof UpgradePlayed>;

/** Returns the stake in 1/10,000 gem: items at their grant value, plus gems. */
export const stakeOf = ({ items, gems }: Pick<Played, 'items' | 'gems'>): number =>
  items.reduce((sum, { value }) => sum + value, gems);

/** Returns an exact fraction as the nearest number. */
export const chanceOf = ({ numerator, denominator }: Played['rate']): number =>
  asNumber({ numerator: BigInt(numerator), denominator: BigInt(denominator) });
