import { stopChanges } from '../../foundation/game/index.ts';
import { Entrance } from '../../foundation/guards/index.ts';
import type { Desk } from '../../shop/desk.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import type { SecurityDesk } from '../security/desk.ts';
import { consoleOriginOf } from './console-origin.ts';
import { operatorControls } from './controls.ts';
import { Enrolments } from './enrolments.ts';
import { takeOverOperators } from './former-operators.ts';
import { OperatorAccounts, operatorAccount } from './operator-accounts.ts';
import { OperatorCouncil } from './operator-council.ts';
import { OperatorDesk } from './operator-desk.ts';
import { OperatorSessions } from './operator-sessions.ts';
import { PasskeyChallenges } from './passkey-challenges.ts';
import { Passkeys, operatorPasskey } from './passkeys.ts';
import { ProposalPapers, operatorProposal } from './proposal-papers.ts';
import { Reauthentication } from './reauthentication.ts';

/** Operators: who they are, their sessions, and where their passwords are tried. */
export interface OperatorsDesk {
  readonly desk: OperatorDesk;
  readonly sessions: OperatorSessions;
  readonly council: OperatorCouncil;
  readonly passkeys: Passkeys;
  readonly entrance: Entrance;
  /** asks once more who an operator is, before an approval */
  readonly reauthentication: Reauthentication;
}
interface Needs {
  readonly accounts: AccountsDesk;
  readonly security: SecurityDesk;
}

/** Under which operators' devices are known again. */
const PATH = '/admin/api';
const CHALLENGES_KEY = 'skins passkey challenges v1';

export const desk: Desk<Needs, OperatorsDesk> = {
  needs: { accounts: true, security: true },
  checkSettings: consoleOriginOf,
  tables: [operatorAccount, operatorPasskey, operatorProposal],
  async open({ mode, environment, secret, game, clock, tables, ...foundation }, { accounts, security }) {
    const { passwords } = accounts;
    const own = new OperatorAccounts(tables, secret);
    const papers = new ProposalPapers(tables, secret);
    const nodes = tables.shared
      ? { key: secret.derive(CHALLENGES_KEY), taken: foundation.entries('passkey-challenges', 0) }
      : undefined;
    const challenges = new PasskeyChallenges(clock, nodes);
    const passkeys = new Passkeys(tables, secret, clock, consoleOriginOf(environment), challenges);
    if (mode === 'serve') {
      await takeOverOperators(game, foundation.accounts, own);
      // A crash may have come between an operator's end and that of what they approved.
      await stopChanges(game);
    }
    const enrolments = new Enrolments(clock, secret, foundation.entries);
    const operators = new OperatorDesk(game, own, passwords, passkeys, enrolments);
    const council = new OperatorCouncil(game, operators, papers);
    const sessions = new OperatorSessions(operators, own, accounts.sessions, passwords, clock);
    const entrance = new Entrance(foundation.guesses, foundation.devices, PATH);
    const doors = { desk: operators, sessions, council, passkeys, entrance };
    return {
      desk: {
        ...doors,
        reauthentication: new Reauthentication({ ...doors, clock, entries: foundation.entries }),
      },
      controls: operatorControls(operators, accounts.sessions, security.noteCommand),
    };
  },
};
