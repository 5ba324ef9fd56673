// What operators may do: one table, which the server, the console, the documents, the auditor and the tests all read.

/** What an operator is to the shop. */
export const OPERATOR_ROLES = ['owner', 'game-manager', 'finance', 'support', 'content', 'auditor'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

const ALL = OPERATOR_ROLES;

/** Who may do what. A right that changes a setting is of two kinds: to propose, and to approve what another one proposed. */
export const RIGHTS = {
  /** see what is no secret of a player's */
  read: ALL,
  /** see players, their bags and their histories, phone numbers masked */
  'read-players': ['owner', 'game-manager', 'finance', 'support', 'auditor'],
  /** see who did what, and from where */
  'read-trail': ['owner', 'auditor'],
  /** who runs the shop, and in which role */
  'propose-operators': ['owner'],
  'approve-operators': ['owner'],
  /** shut an operator out, at once */
  'disable-operators': ['owner'],
  /** stop a game at once, and propose that it goes on */
  'stop-games': ['owner', 'game-manager', 'support'],
  'resume-games': ['owner', 'game-manager'],
  /** rules that the shop and its games play by */
  'propose-rules': ['owner', 'game-manager'],
  'approve-rules': ['owner', 'game-manager'],
  /** skins, shelves, boxes and their prices */
  'propose-catalogue': ['owner', 'game-manager', 'content'],
  'approve-catalogue': ['owner', 'game-manager'],
  /** write drafts of changes; which setting they may be of, the rights to propose say */
  'draft-changes': ['owner', 'game-manager', 'content'],
  /** have a hand in approvals; of which setting, the rights to approve say */
  'approve-changes': ['owner', 'game-manager'],
  /** let a player do nothing for a while, and lift it */
  'suspend-players': ['owner', 'support'],
  /** end a player's sessions */
  'end-sessions': ['owner', 'support'],
  /** credit and debit a player up to the role's ceiling, and propose more than that */
  'adjust-balance': ['owner', 'finance', 'support'],
  'approve-adjustments': ['owner', 'finance'],
  /** find players by phone or device, and see a whole phone number: each look leaves a trail */
  'unmask-players': ['owner', 'support'],
  /** hand out everything that is known of a player, to that player */
  'export-players': ['owner', 'support'],
  'read-notes': ['owner', 'game-manager', 'finance', 'support', 'auditor'],
  'write-notes': ['owner', 'game-manager', 'finance', 'support'],
  /** give the money of an order back up to the role's ceiling, and propose more than that */
  'refund-orders': ['owner', 'finance'],
  'approve-refunds': ['owner', 'finance'],
  /** items that leave the shop: propose their release, turn them down, call them back, hold them to the provider's list */
  'handle-withdrawals': ['owner', 'finance', 'support'],
  'approve-withdrawals': ['owner', 'finance'],
  /** roll rooms: make them, issue passwords, take them back */
  'propose-rolls': ['owner', 'game-manager', 'content'],
  'approve-rolls': ['owner', 'game-manager'],
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>;
export type Right = keyof typeof RIGHTS;

export function mayDo(role: OperatorRole, right: Right): boolean {
  const roles: readonly OperatorRole[] = RIGHTS[right];
  return roles.includes(role);
}
