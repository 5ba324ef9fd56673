import { foldOf, playerPart } from '@skins/engine/kernel';
import { type AllSlices, type Shop, shopOf, slices } from '@skins/engine/shop';
import { benchVersion, opensPerSecond } from './engine-opens.ts';
import { type Bench, interleaved } from './figure.ts';

const ROUNDS = 9;

/** A shop that counts nothing towards limits. */
function uncountedShop(): Shop<AllSlices> {
  const { limits } = slices;
  return shopOf({
    ...slices,
    limits: { ...limits, player: playerPart(foldOf(limits.player.fold.initial, [])) },
  });
}

/** What counting towards limits costs a play of somebody who has set none, as everybody's is counted. */
export const limitsFold: Bench = async () => {
  const [shop, uncounted] = [shopOf(slices), uncountedShop()];
  const version = benchVersion();
  const { subject, baseline } = await interleaved(
    ROUNDS,
    () => opensPerSecond(1, version, shop.streams.player.fold),
    () => opensPerSecond(1, version, uncounted.streams.player.fold),
  );
  return [
    {
      name: 'an open, decided and folded, counted towards limits',
      value: subject,
      unit: 'opens/s',
      baseline: { name: 'not counted', value: baseline },
      measure: baseline / subject,
    },
  ];
};
