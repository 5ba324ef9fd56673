const COMMUNITY = 'https://steamcommunity.com';

/** Pages of the game platform: of one account where it is known, else of whoever is logged in there. */
export function platformPages(steamId = '') {
  const own = steamId === '' ? `${COMMUNITY}/my` : `${COMMUNITY}/profiles/${steamId}`;
  return {
    community: `${COMMUNITY}/`,
    profile: own,
    /** where users find their trade link */
    tradeOffers: `${own}/tradeoffers/privacy`,
    /** privacy: who may see the inventory */
    settings: `${own}/edit/settings`,
  };
}
