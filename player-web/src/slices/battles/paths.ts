export const paths = {
  /** The hall as cards. */
  hall: '/page/caseBattle',
  /** The hall with one line for each battle. */
  compact: '/page/caseBattleV2',
  room: '/page/battle/:id',
  // The same room under the other addresses of the specification.
  roomToo: '/page/battleBattle/:id',
  roomV2: '/page/battleV2/:battleId',
  proof: '/page/battle/:id/proof',
  rules: '/page/battleRules',
  rule: '/page/battleRules/:rule',
  record: '/user/battle/record',
} as const;

/** Returns the path of one battle. */
export const battlePath = (id: string): string => `/page/battle/${id}`;

/** Returns the path of a battle's proof. @param ticket the seat and the round shown first */
export const proofPath = (id: string, ticket?: { readonly seat: number; readonly round: number }): string =>
  `${battlePath(id)}/proof${ticket === undefined ? '' : `?seat=${ticket.seat}&round=${ticket.round}`}`;

/** Returns the path of a rule's page. */
export const rulePath = (rule: string): string => `${paths.rules}/${rule}`;
