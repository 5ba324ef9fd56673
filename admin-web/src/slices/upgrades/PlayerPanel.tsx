import { Upgrades } from './Upgrades';

/** What the player upgraded. */
export const Panel = () => <Upgrades target="playerId" />;
