import type { AnyKit, Loose } from '../kit/kit.ts';
import { World } from '../kit/world.ts';

/** Returns the world after a kit's sample play. */
export function played(kit: AnyKit): World {
  const world = new World({ shop: kit.shop });
  kit.play(world);
  return world;
}

/** Returns the patterns that no longer excuse any change. */
export const idle = (loose: readonly Loose[], changes: ReadonlySet<string>): string[] =>
  loose
    .filter(({ change }) => ![...changes].some((name) => change.test(name)))
    .map(({ change }) => `${change} excuses nothing`);

export const excuses = (loose: readonly Loose[], name: string): boolean =>
  loose.some(({ change }) => change.test(name));
