// The rights of operators: one table for the server, the console, the documents, the auditor and the tests.

/** The roles of operators. */
export const OPERATOR_ROLES = ['owner', 'game-manager', 'finance', 'support', 'content', 'auditor'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

const ALL = OPERATOR_ROLES;

/** The roles that have each right. Rights over a setting come in pairs: to propose, and to approve another's proposal. */
export const RIGHTS = {
  /** see everything that is no player's secret */
  read: ALL,
  /** see players, their bags and histories, with masked phone numbers */
  'read-players': ['owner', 'game-manager', 'finance', 'support', 'auditor'],
  /** see who did what, and from where */
  'read-trail': ['owner', 'auditor'],
  /** change who runs the shop, and in which role */
  'propose-operators': ['owner'],
  'approve-operators': ['owner'],
  /** disable an operator at once */
  'disable-operators': ['owner'],
  /** stop a game at once, and propose to resume it */
  'stop-games': ['owner', 'game-manager', 'support'],
  'resume-games': ['owner', 'game-manager'],
  /** pause, resume and retry work between streams; each is recorded */
  'handle-flows': ['owner', 'game-manager', 'finance', 'support'],
  /** rules of the shop and its games */
  'propose-rules': ['owner', 'game-manager'],
  'approve-rules': ['owner', 'game-manager'],
  /** announcements, help, banners and the texts that players agree to; `approve-rules` approves them */
  'propose-texts': ['owner', 'game-manager', 'content'],
  /** skins, shelves, boxes and their prices */
  'propose-catalogue': ['owner', 'game-manager', 'content'],
  'approve-catalogue': ['owner', 'game-manager'],
  /** add pictures for players' pages; nothing shows one until a change that names it is approved */
  'add-pictures': ['owner', 'game-manager', 'content'],
  /** write drafts of changes; the rights to propose decide for which settings */
  'draft-changes': ['owner', 'game-manager', 'content'],
  /** take part in approvals; the rights to approve decide for which settings */
  'approve-changes': ['owner', 'game-manager'],
  /** suspend a player for a while, and lift it */
  'suspend-players': ['owner', 'support'],
  /** end a player's sessions */
  'end-sessions': ['owner', 'support'],
  /** credit and debit a player up to the role's ceiling, and propose more */
  'adjust-balance': ['owner', 'finance', 'support'],
  'approve-adjustments': ['owner', 'finance'],
  /** find players by phone or device, and see a full phone number; each access is recorded */
  'unmask-players': ['owner', 'support'],
  /** hand all data about a player to that player */
  'export-players': ['owner', 'support'],
  'read-notes': ['owner', 'game-manager', 'finance', 'support', 'auditor'],
  'write-notes': ['owner', 'game-manager', 'finance', 'support'],
  /** refund an order up to the role's ceiling, and propose more */
  'refund-orders': ['owner', 'finance'],
  'approve-refunds': ['owner', 'finance'],
  /** items that leave the shop: propose their release, refuse them, recall them, compare them with the provider's list */
  'handle-withdrawals': ['owner', 'finance', 'support'],
  'approve-withdrawals': ['owner', 'finance'],
  /** roll rooms: create them, issue passwords, cancel them */
  'propose-rolls': ['owner', 'game-manager', 'content'],
  'approve-rolls': ['owner', 'game-manager'],
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>;
export type Right = keyof typeof RIGHTS;

export function mayDo(role: OperatorRole, right: Right): boolean {
  const roles: readonly OperatorRole[] = RIGHTS[right];
  return roles.includes(role);
}
