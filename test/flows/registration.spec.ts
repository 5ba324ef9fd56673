import { openInMemory } from '../samples/api/flows-in-memory.ts';
import type { EventStore } from '@skins/api/foundation/store';
import { shop } from '@skins/engine/shop';
import { afterAll, expect, it } from 'vitest';
import { PasswordPool } from '../../api/src/slices/accounts/password-pool.ts';
import { sqliteTables } from '@skins/api/foundation/tables';
import { personTables } from '../../api/src/slices/accounts/people.ts';
import { PersonalData } from '../../api/src/slices/accounts/personal-data.ts';
import { type Registration, Registrar } from '../../api/src/slices/accounts/registration.ts';
import { createGame } from '../../api/src/foundation/game/index.ts';
import { MasterSecret } from '../../api/src/foundation/secrets/index.ts';
import { begunStore } from '../sample-duel/shop.ts';
import { HandClock } from './hand-clock.ts';
import { type Fate, MortalStore } from './recorded-store.ts';
import { eventsOf } from './read-log.ts';

const SECRET = new MasterSecret('5'.repeat(64));
const NEWCOMER = { phone: '13800000000', password: 'nanshan7x', fingerprint: 'desk', spreadCode: '' };

const passwords = new PasswordPool();
afterAll(() => passwords.close());

/** Runs a process that registers a newcomer, who repeats an unanswered press. */
async function live(store: EventStore, personal: PersonalData): Promise<Registration> {
  const game = await createGame({ store, secret: SECRET, clock: new HandClock().read });
  return new Registrar(game, personal, passwords).register(NEWCOMER, 'press');
}

const typesIn = async (store: EventStore) =>
  (await eventsOf(store)).map(({ stream, type }) => `${stream} ${type}`);

/** Runs processes in sequence: each dies at its given append, counted from 0; a last one does not. */
async function lives(...deaths: readonly { readonly left: number; readonly fate: Fate }[]) {
  const truth = await begunStore(new HandClock().time);
  const { readModels } = await openInMemory(truth, shop, (_name, error) => {
    throw error;
  });
  const personal = new PersonalData(sqliteTables(readModels, personTables), SECRET);
  for (const { left, fate } of deaths) {
    const store = new MortalStore(truth, left, fate);
    await Promise.race([store.death, live(store, personal)]);
  }
  return { registration: await live(truth, personal), types: await typesIn(truth) };
}

it('a registration whose process dies twice in a row gives one player one grant, whatever appends are lost', async () => {
  const unbroken = await lives();
  expect(unbroken.registration).toMatchObject({ kind: 'registered' });
  for (const first of [0, 1])
    for (const second of [0, 1])
      for (const [one, other] of [
        ['lost', 'kept'],
        ['kept', 'lost'],
      ] as const) {
        const found = await lives({ left: first, fate: one }, { left: second, fate: other });
        expect(found, `killed at append ${first + 1}, ${one}, then at ${second + 1}, ${other}`).toEqual(
          unbroken,
        );
      }
});
