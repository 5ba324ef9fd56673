import { Curve, beaconChoiceOf, drandBeacon } from '@skins/api/foundation/beacon';
import { type Checked, fine, note } from './checked.ts';

/** Checks that the beacon of draws answers and is the expected one. @throws if it is not, or if the settings are wrong */
export async function checkBeacon(environment: NodeJS.ProcessEnv): Promise<readonly Checked[]> {
  const choice = beaconChoiceOf(environment);
  if (choice.kind === 'off')
    return [note('beacon', 'none: a seed of the house draws, and prizes have a ceiling')];
  if (choice.kind === 'local')
    return [fine('beacon', 'the shop’s own, for development: it counts as none, and prizes have a ceiling')];
  const curve = new Curve();
  try {
    await drandBeacon({ curve, clock: Date.now }, choice.relays).check();
    return [fine('beacon', 'drand’s quicknet answers')];
  } finally {
    await curve.close();
  }
}
