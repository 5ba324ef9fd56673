import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { GOLDEN_LOG } from '../../test/samples/cli/golden-log.ts';
import { type Ran, shellIn, temporaryFolder } from '../../test/samples/cli/recorded-terminal.ts';

let folder: string;
let skins: (...args: string[]) => Promise<Ran>;

beforeEach(async () => {
  folder = temporaryFolder();
  skins = shellIn(folder);
  await skins('import', GOLDEN_LOG, '--unsigned');
});

const json = ({ out }: Ran) => JSON.parse(out);

describe('skins replay', () => {
  it('computes the state hash of the golden log, and rebuilds the read models', async () => {
    const ran = await skins('replay', '--json');
    expect(ran.code).toBe(0);
    expect(json(ran)).toMatchObject({
      stateHash: '8d99a53bcc20bd16d9d215e865f6a4b5384f9c3bfc3c0ac7625b87f24efe4e8b',
      events: 458,
    });
    // Five players, their count, and a mark in each of their sort orders.
    expect(json(ran).projections).toContainEqual({ name: 'player-list', rows: 5 + 1 + 5 });
    rmSync(join(folder, 'data', 'read-models.sqlite'));
    expect(json(await skins('replay', '--json')).stateHash).toBe(json(ran).stateHash);
  });
});

describe('skins simulate', () => {
  it('opens a box of the store: the same seed gives the same opens', async () => {
    const [first, again, other] = await Promise.all(
      ['one', 'one', 'two'].map((seed) =>
        skins('simulate', '--box', 'box-one', '--opens', '20000', '--seed', seed, '--json'),
      ),
    );
    expect(first).toEqual(again);
    expect(first).not.toEqual(other);
    const { seed, simulations } = json(first ?? { code: 1, out: '', err: '' });
    expect(seed).toBe('one');
    const [simulation] = simulations;
    expect(simulation.items.reduce((sum: number, item: { observed: number }) => sum + item.observed, 0)).toBe(
      20_000,
    );
    expect(simulation.chiSquare.pValue).toBeGreaterThan(1e-6);
    expect(Math.abs(simulation.observedRtp - simulation.publishedRtp)).toBeLessThan(3 * simulation.margin);
  });

  it('chooses another seed each time, and prints it', async () => {
    const simulated = () => skins('simulate', '--box', 'box-one', '--opens', '2000');
    const [first, other] = [await simulated(), await simulated()];
    expect(first.out).toContain('1 of 100 honest runs comes out below 0.01');
    const [, seed = ''] = /--seed (\S+) makes the same opens again/.exec(first.out) ?? [];
    expect(other.out).not.toContain(seed);
    expect((await skins('simulate', '--box', 'box-one', '--opens', '2000', '--seed', seed)).out).toBe(
      first.out,
    );
  });

  it('exits with 1 for a result that may be chance only with --p-min', async () => {
    const simulated = (...more: string[]) =>
      skins('simulate', '--box', 'box-one', '--opens', '2000', '--seed', 'one', ...more);
    expect((await simulated()).code).toBe(0);
    expect((await simulated('--p-min', '0')).code).toBe(0);
    expect((await simulated('--p-min', '1')).code).toBe(1);
    expect((await simulated('--p-min', '2')).code).toBe(2);
  });

  it('opens every box of a catalogue file', async () => {
    const file = fileURLToPath(new URL('../../fixtures/catalogue.json', import.meta.url));
    const { out } = await skins('simulate', '--all', '--catalogue', file, '--opens', '500');
    expect(out.match(/opened 500 times/g)?.length).toBeGreaterThan(20);
  });

  it('upgrades at twenty chances, with results close to each', async () => {
    const [told, { out }] = await Promise.all([
      skins('simulate', 'upgrade', '--plays', '20000', '--seed', 'one', '--json'),
      skins('simulate', 'upgrade', '--plays', '100'),
    ]);
    const { simulations, rulesHash } = json(told);
    expect(rulesHash).toMatch(/^[0-9a-f]{64}$/);
    const rates = simulations.map(({ rate }: { rate: number }) => rate);
    expect(rates).toHaveLength(20);
    expect([Math.min(...rates), Math.max(...rates)]).toEqual([
      expect.closeTo(0.01, 4),
      expect.closeTo(0.9, 4),
    ]);
    for (const { wins, plays, rate, pValue } of simulations) {
      expect(Math.abs(wins / plays - rate)).toBeLessThan(0.02);
      expect(pValue).toBeGreaterThan(1e-5);
    }
    expect(out).toContain('plays at each chance');
  });

  it('requires one box or all, and a whole number of opens', async () => {
    expect((await skins('simulate')).code).toBe(2);
    expect((await skins('simulate', '--all', '--opens', '1.5')).code).toBe(2);
    const unknown = await skins('simulate', '--box', 'nothing');
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('there is no box nothing')]);
  });
});

describe('skins operator', () => {
  /** A separate shop, because operators are in the log, which is written under its secret. */
  const own = () => ['--data', join(folder, 'run')];

  it('adds, lists and disables operators', async () => {
    const added = await skins('operator', 'add', 'ada', '--role', 'owner', '--json', ...own());
    expect(json(added)).toEqual({
      username: 'ada',
      password: expect.any(String),
      totpSecret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    });
    const told = await skins(
      'operator',
      'add',
      'bob',
      '--role',
      'auditor',
      '--password-stdin',
      '--json',
      ...own(),
    );
    expect(json(told).password).toBeUndefined();
    expect((await skins('operator', 'list', ...own())).out).toMatch(/ada +owner[^]*bob +auditor/);
    expect((await skins('operator', 'disable', 'bob', ...own())).code).toBe(0);
    expect((await skins('operator', 'disable', 'bob', ...own())).code).toBe(1);
  });

  it('replaces lost secrets', async () => {
    const eve = ['eve', '--json', ...own()];
    const before = json(await skins('operator', 'add', '--role', 'support', ...eve));
    const after = json(await skins('operator', 'reset', ...eve));
    expect(after).toEqual({
      username: 'eve',
      password: expect.any(String),
      totpSecret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    });
    expect([after.password, after.totpSecret]).not.toContain(before.password);
    expect(after.totpSecret).not.toBe(before.totpSecret);
    expect((await skins('operator', 'reset', 'nobody', ...own())).code).toBe(1);
  });

  it('changes a role', async () => {
    const dan = ['dan', '--json', ...own()];
    await skins('operator', 'add', '--role', 'support', ...dan);
    expect(json(await skins('operator', 'role', '--role', 'finance', ...dan))).toEqual({
      username: 'dan',
      role: 'finance',
      changed: true,
    });
    expect(json(await skins('operator', 'role', '--role', 'finance', ...dan)).changed).toBe(false);
    expect((await skins('operator', 'list', ...own())).out).toMatch(/dan +finance/);
    expect((await skins('operator', 'role', 'nobody', '--role', 'owner', ...own())).code).toBe(1);
    expect((await skins('operator', 'role', 'dan', '--role', 'king', ...own())).code).toBe(2);
  });

  it('lists and disables operators before the first start', async () => {
    const early = ['--data', join(folder, 'early')];
    expect(await skins('operator', 'list', ...early)).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no shop'),
    });
    await skins('operator', 'add', 'ada', '--role', 'owner', ...early);
    expect((await skins('operator', 'list', ...early)).out).toMatch(/ada +owner/);
    expect((await skins('operator', 'disable', 'ada', ...early)).code).toBe(0);
  });

  it('refuses a taken name, and malformed operators as wrong usage', async () => {
    await skins('operator', 'add', 'ada', '--role', 'owner', ...own());
    expect(await skins('operator', 'add', 'ada', '--role', 'owner', ...own())).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is an operator ada'),
    });
    const nowhere = join(folder, 'nowhere');
    expect(await skins('operator', 'add', 'a b', '--role', 'owner', '--data', nowhere)).toMatchObject({
      code: 2,
      err: expect.stringContaining('an operator’s name has'),
    });
    expect(existsSync(nowhere)).toBe(false);
    const brief = shellIn(folder, {}, 'elevenchars\n');
    expect(await brief('operator', 'add', 'eve', '--role', 'owner', '--password-stdin')).toMatchObject({
      code: 2,
      err: expect.stringContaining('at least 12 characters'),
    });
    expect((await skins('operator', 'add', 'eve', '--role', 'king')).code).toBe(2);
  });
});

describe('skins with --json', () => {
  it.each([
    [['bogus', '--json'], /unknown command 'bogus'/],
    [['verify', '--bogus', '--json'], /unknown option '--bogus'/],
    [['operator', 'disable', '--json'], /missing required argument 'name'/],
    [['--json'], /a command is missing/],
    [['operator', '--json'], /a command is missing/],
    [['verify', '--json', '--server-hash', 'x'], /needs both/],
  ])('reports the wrong usage %j as JSON', async (args, problem) => {
    const ran = await skins(...args);
    expect(ran.code).toBe(2);
    expect(json(ran)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('accepts the flag before the command too', async () => {
    const problem = { problem: expect.stringContaining('there is no shop') };
    const early = ['--data', join(folder, 'nowhere')];
    expect(json(await skins('--json', 'operator', 'list', ...early))).toEqual(problem);
    expect(json(await skins('operator', '--json', 'list', ...early))).toEqual(problem);
  });
});
