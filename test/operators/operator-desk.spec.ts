import { guardEntry, sharedEntries } from '@skins/api/foundation/guards';
import { MasterSecret } from '@skins/api/foundation/secrets';
import type { Game } from '@skins/api/foundation/game';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { PasswordPool } from '../../api/src/slices/accounts/password-pool.ts';
import { Enrolments } from '../../api/src/slices/operators/enrolments.ts';
import { OperatorAccounts, operatorAccount } from '../../api/src/slices/operators/operator-accounts.ts';
import { type OperatorAdded, OperatorDesk } from '../../api/src/slices/operators/operator-desk.ts';
import { Passkeys, operatorPasskey } from '../../api/src/slices/operators/passkeys.ts';
import { totpCode } from '@skins/api/operators/second-factor';
import { minuteClock, sampleGame } from '../samples/api/game.ts';
import { overBoth } from '../tables/databases.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const NAMED = { name: 'ada', role: 'owner', password: 'nanshan7x-of-ada' } as const;
const LEFT_OVER = {
  operatorId: 'b0bb0bb0bb0bb0bb',
  name: NAMED.name,
  passwordHash: 'a hash',
  totpSecret: null,
  recovery: [],
};
const TEN_MINUTES = 600_000;

overBoth('desks of operators on two nodes', [operatorAccount, operatorPasskey, guardEntry], ({ tables }) => {
  const passwords = new PasswordPool();
  let game: Game;
  let accounts: OperatorAccounts;
  beforeEach(async () => {
    game = await sampleGame(undefined, minuteClock(1));
    accounts = new OperatorAccounts({ ...tables(), shared: true }, SECRET);
  });
  afterAll(() => passwords.close());

  const deskOver = (own: Game): OperatorDesk =>
    new OperatorDesk(
      own,
      accounts,
      passwords,
      new Passkeys(tables(), SECRET, game.clock, ''),
      new Enrolments(game.clock, SECRET, sharedEntries(tables(), SECRET)),
    );

  it('add one operator of a name, whose account stays, at the same moment', async () => {
    const second = deskOver(game);
    let late: OperatorAdded | undefined;
    const act: Game['act'] = async (...asked) => {
      late = await second.add(NAMED);
      return game.act(...asked);
    };
    const first = deskOver({ ...game, act });

    const added = await first.add(NAMED);
    expect([added.kind, late?.kind]).toEqual(['added', 'name-taken']);
    const operator = await second.named(NAMED.name);
    expect(operator && (await second.hasPassword(operator, NAMED.password))).toBe(true);
    expect(await second.all()).toHaveLength(1);
  });

  it('confirm on one the app that the other began to enrol, by the latest secret alone', async () => {
    const [one, two] = [deskOver(game), deskOver(game)];
    const added = await one.add(NAMED);
    if (added.kind !== 'added') throw new Error(added.kind);
    const { operator, totpSecret } = added;
    const former = await one.beginSecondFactor(operator);
    const secret = await one.beginSecondFactor(operator);

    expect(new Set([totpSecret, former, secret]).size).toBe(3);
    expect(await two.confirmSecondFactor(operator, totpCode(former, game.clock()))).toBe(false);
    expect(await two.confirmSecondFactor(operator, totpCode(secret, game.clock()))).toBe(true);
    expect((await accounts.find(operator.operatorId))?.totpSecret).toBe(secret);
    expect(await one.confirmSecondFactor(operator, totpCode(secret, game.clock()))).toBe(false);
  });

  it('replace an account that was left without an operator, but no young one', async () => {
    const now = game.clock();
    const desk = deskOver(game);
    expect(await accounts.add({ ...LEFT_OVER, created: now })).toBe(true);
    expect((await desk.add(NAMED)).kind).toBe('name-taken');

    const later = deskOver({ ...game, clock: () => now + TEN_MINUTES });
    expect((await later.add(NAMED)).kind).toBe('added');
    expect((await accounts.named(NAMED.name))?.operatorId).not.toBe(LEFT_OVER.operatorId);
  });
});
