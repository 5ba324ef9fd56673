import { DEMONSTRATION_STREAM, type Simulated, openDemonstration } from '@skins/engine/demonstration';
import type { Desk } from '../../shop/desk.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { Registrar } from '../accounts/registration.ts';

export interface DemonstrationDesk {
  /** Returns the simulation; undefined in a shop that is no demonstration. */
  readonly simulated: () => Simulated | undefined;
  /** Makes a shop without players a demonstration, for good. @returns false if it has players, or is one */
  readonly open: (simulated: Simulated) => Promise<boolean>;
  /** Registers a simulated player unless there is one of that number, and begins a session. @returns its token */
  readonly enter: (number: number) => Promise<string>;
}

/** Settings of providers that move real money or real items. */
const REAL: readonly (readonly [name: string, value: string])[] = [
  ['SKINS_PAYMENTS', 'stripe'],
  ['SKINS_DELIVERIES', 'cs2dt'],
];
/** No range of mainland mobile numbers begins like this. */
const PHONES = 10_000_000_000;

export const desk: Desk<{ readonly accounts: AccountsDesk }, DemonstrationDesk> = {
  needs: { accounts: true },
  async open({ environment, game, secret }, { accounts }) {
    const streams = game.streams.demonstration;
    let { simulated } = (await streams.read(DEMONSTRATION_STREAM)).state;
    const real = REAL.find(([name, value]) => environment[name] === value);
    if (simulated !== undefined && real !== undefined)
      throw new Error(`this log is a demonstration, for good: ${real.join('=')} needs a shop of its own`);
    const password = secret.derive('skins demonstration players v1').toString('base64url');
    // One hash for all of them: nobody logs in by it, and a hash takes a twentieth of a second.
    let hashed: Promise<string> | undefined;
    const registrar = new Registrar(game, accounts.personal, {
      hash: () => (hashed ??= accounts.passwords.hash(password)),
      matches: (typed, phc) => accounts.passwords.matches(typed, phc),
    });
    return {
      desk: {
        simulated: () => simulated,
        async open(input) {
          const opened = await game.act(openDemonstration, {
            streams,
            stream: DEMONSTRATION_STREAM,
            commandId: 'system/demonstration',
            input,
            context: () => ({ players: game.played() ? 1 : 0 }),
          });
          if (opened.kind !== 'done') return false;
          simulated = input;
          return true;
        },
        async enter(number) {
          const phone = String(PHONES + number);
          const newcomer = { phone, password, fingerprint: `simulated ${number}`, spreadCode: '' };
          const known = await registrar.ownerOf(phone);
          if (known !== undefined) return accounts.sessions.begin('player', known);
          const entered = await registrar.register(newcomer, `demonstration/${number}`);
          if (entered.kind !== 'registered') throw new Error(`player ${number}: ${entered.kind}`);
          return accounts.sessions.begin('player', entered.playerId);
        },
      },
    };
  },
};
