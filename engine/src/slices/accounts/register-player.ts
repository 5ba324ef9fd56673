import { type Amount, type Command, type Moment, accepted, invariant } from '../../kernel/index.ts';
import { type SeedSecrets, chainCommitted } from '../seeds/index.ts';
import { type Wallet, post } from '../wallet/index.ts';
import { type Agreed, PlayerRegistered } from './events.ts';
import type { Account } from './state.ts';

interface RegisterPlayer {
  readonly playerId: string;
  /** the registered player whose code was used; omitted if none was */
  readonly invitedBy?: string;
}

interface State {
  readonly accounts: Account;
  readonly wallet: Wallet;
}

interface Context extends Moment {
  readonly secrets: SeedSecrets;
  /** play gems granted at first, in 1/10,000 gem, by the published rules; 0 for none */
  readonly demoGrant: Amount;
  /** the texts that the player agreed to */
  readonly agreed: Agreed;
}

/** Begins a player's stream with the player, the first chain's commitment and the demo gems. Writes nothing if repeated. */
export const registerPlayer: Command<State, RegisterPlayer, Context, never, { playerId: string }> = {
  name: 'register-player',
  decide(state, { playerId, invitedBy = null }, { secrets, at, demoGrant, agreed }) {
    if (state.accounts.registered !== undefined) return accepted();
    invariant(invitedBy !== playerId, 'nobody invites themselves');
    const begin = [
      PlayerRegistered.of({ playerId, invitedBy, agreed }),
      chainCommitted(1, { playerId, secrets }),
    ];
    if (demoGrant === 0) return accepted(...begin);
    const grant = post(state.wallet, 'demo-grant', at, { from: 'mint', to: 'player', amount: demoGrant });
    invariant(grant !== undefined, 'a grant never overdraws');
    return accepted(...begin, grant);
  },
  reply: (_events, { playerId }) => ({ playerId }),
};
