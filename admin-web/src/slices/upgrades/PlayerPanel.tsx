import { Upgrades } from './Upgrades';

/** The player's upgrades. */
export const Panel = () => <Upgrades target="playerId" />;
