import { dataFolder } from '@skins/api/foundation/files';
import { logPlace } from '@skins/api/foundation/store';
import { rulesInForce, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { UPGRADE_ODDS, type UpgradeTerms } from '@skins/engine/upgrades';
import { storedState } from './stored-state.ts';

/** Returns the rules of upgrades in force in a shop's store now; those of a new shop if there is no store. */
export async function upgradeTerms(folder: string, environment: NodeJS.ProcessEnv): Promise<UpgradeTerms> {
  const log = logPlace(dataFolder(folder).log, environment);
  if (!(await log.holdsLog())) return UPGRADE_ODDS.first;
  const { history } = await storedState(log, rulesStream(UPGRADE_ODDS.name), shop.streams.rules.fold);
  return rulesInForce(history, UPGRADE_ODDS, Date.now())?.content ?? UPGRADE_ODDS.first;
}
