import { copyFileSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCodes } from '../slices/accounts/open-codes.ts';
import { PasswordPool } from '../slices/accounts/password-pool.ts';
import { PhoneChanges } from '../slices/accounts/phone-change.ts';
import { Registrar } from '../slices/accounts/registration.ts';
import { Sessions } from '../slices/accounts/sessions.ts';
import { BeaconDesk } from '../foundation/beacon/index.ts';
import { secretToServe } from '../foundation/custody/index.ts';
import { dataFolder, openDatabase } from '../foundation/files/index.ts';
import { createGame } from '../foundation/game/index.ts';
import { Guesses, KnownDevices } from '../foundation/guards/index.ts';
import { ExclusionDesk } from '../slices/limits/exclusion-desk.ts';
import { noProvider } from '../slices/payments/no-provider.ts';
import { PaymentDesk } from '../slices/payments/payment-desk.ts';
import { PaymentNotes } from '../slices/payments/payment-notes.ts';
import { Reconciliation } from '../slices/payments/reconciliation.ts';
import { DeliveryDesk } from '../slices/retrievals/delivery-desk.ts';
import { DeliveryMatching } from '../slices/retrievals/delivery-matching.ts';
import { DeliveryNotes } from '../slices/retrievals/delivery-notes.ts';
import { noDeliveries } from '../slices/retrievals/no-deliveries.ts';
import { rollsAtHand } from '../slices/rolls/rolls-at-hand.ts';
import { Eraser } from '../slices/erasure/eraser.ts';
import { Identities } from '../slices/identity/identities.ts';
import { Platform } from '../slices/identity/platform.ts';
import { OperatorAccounts } from '../slices/operators/operator-accounts.ts';
import { OperatorCouncil } from '../slices/operators/operator-council.ts';
import { OperatorDesk } from '../slices/operators/operator-desk.ts';
import { OperatorSessions } from '../slices/operators/operator-sessions.ts';
import { Passkeys } from '../slices/operators/passkeys.ts';
import { ProposalPapers } from '../slices/operators/proposal-papers.ts';
import { SecurityTrail } from '../slices/security/trail.ts';
import { Drafts } from '../slices/settings/drafts.ts';
import { SettingsDesk } from '../slices/settings/settings-desk.ts';
import { MACHINE_TIME } from '../foundation/runtime/index.ts';
import { bringLogOver, openSqliteStore, writerRuns } from '../foundation/store/index.ts';
import { checkpointSigner } from '../foundation/transparency/index.ts';
import type { Service, ServiceOptions } from './open-service.ts';
import { loadDetails } from './load-code.ts';
import { consoleOriginOf } from './settings.ts';
import { peopleIn } from './people.ts';
import { startReading } from './start-reading.ts';

/** A data folder cannot be looked at in a drill. */
class NoDrill extends Error {
  override readonly name = 'NoDrill';
}

/**
 * Opens a data folder to be looked at: a copy of its files, in a folder of its own that is gone afterwards. Nothing is written
 * where it lies, nothing signed or remembered, and nothing appended, so no seed is revealed.
 * @throws NoDrill when a shop runs there, or there is none; MasterSecretProblem
 */
export async function openDrill(options: Omit<ServiceOptions, 'said' | 'onProgress'>): Promise<Service> {
  const closing = new AsyncDisposableStack();
  try {
    return await opened(options, closing);
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

async function opened(
  {
    folder,
    environment,
    logger,
    time = MACHINE_TIME,
    meanwhile,
  }: Omit<ServiceOptions, 'said' | 'onProgress'>,
  closing: AsyncDisposableStack,
): Promise<Service> {
  const original = dataFolder(folder);
  if (writerRuns(original.log))
    throw new NoDrill(`a shop runs in ${folder}: a drill opens a copy, which nobody changes meanwhile`);
  const files = dataFolder(copied(folder, closing));
  // In the copy alone, as is all that an older program's files need.
  bringLogOver(files.log);
  const secret = secretToServe({ ...files, folder: original.folder }, environment);
  if (secret === undefined) throw new NoDrill(`there is no shop in ${folder}: a drill opens the copy of one`);
  const store = openSqliteStore(files.log);
  closing.defer(() => store.close());
  // An older log is brought to this edition first, in the copy alone.
  const game = await createGame({ store, secret, clock: time, details: await loadDetails() });
  const { clock } = game;
  store.seal();
  const accounts = openDatabase(files.accounts, { durable: false });
  closing.defer(() => void accounts.close());
  const sessions = new Sessions(accounts, clock);
  const passwords = new PasswordPool();
  closing.defer(() => passwords.close());
  const operatorAccounts = new OperatorAccounts(accounts, secret);
  const people = peopleIn(accounts, secret);
  const registrar = new Registrar(game, people.personal, passwords);
  const identities = new Identities(game, secret);
  const phones = new PhoneChanges(game, people.personal);
  const papers = new ProposalPapers(accounts, secret);
  const passkeys = new Passkeys(accounts, secret, clock, consoleOriginOf(environment));
  const operatorDesk = new OperatorDesk(game, operatorAccounts, passwords, passkeys);
  const council = new OperatorCouncil(game, operatorDesk, papers);
  const security = new SecurityTrail(accounts, secret, logger, clock);
  closing.defer(() => security.write());
  const reading = await startReading(
    { files, environment, logger, store, game, tree: '0:', signs: false, meanwhile },
    closing,
  );
  const payments = new PaymentDesk(game, noProvider, new PaymentNotes(accounts));
  const deliveries = new DeliveryDesk({
    game,
    provider: noDeliveries,
    notes: new DeliveryNotes(accounts),
    facts: people.facts,
    secret,
  });
  const { rolls, listedIn } = rollsAtHand({
    game,
    secret,
    beacons: { fixedOn: () => Promise.resolve(undefined) },
  });
  listedIn(reading.readModels, reading.projector.progress);
  const parts = { game, desk: payments, flows: reading.flows, readModels: reading.readModels, logger };
  return {
    folder: files,
    secret,
    signer: checkpointSigner(secret),
    store,
    game,
    mark: undefined,
    ...reading,
    accounts,
    sessions,
    operators: new OperatorSessions(operatorDesk, operatorAccounts, sessions, passwords, clock),
    operatorDesk,
    council,
    passkeys,
    // Nothing is changed in a drill, from here as little as over HTTP.
    controls: {},
    people,
    phones,
    // Nothing is sent out of a drill.
    codes: await openCodes({ accounts, secret, clock, logger, settings: { kind: 'off' } }, closing),
    registrar,
    identities,
    exclusions: new ExclusionDesk({
      game,
      personal: people.personal,
      readModels: reading.readModels,
      progress: reading.projector.progress,
      appends: false,
    }),
    // Nobody signs in anew in a drill.
    platform: new Platform({ provider: undefined, origin: '', database: accounts, secret, clock }),
    eraser: new Eraser({ game, people, identities, phones, sessions }),
    guesses: new Guesses(clock),
    devices: new KnownDevices(secret),
    security,
    settings: new SettingsDesk(game, new Drafts(accounts, secret)),
    payments,
    // Never started: a drill asks nobody outside.
    reconciliation: new Reconciliation(parts),
    deliveries,
    deliveryMatching: new DeliveryMatching({ game, desk: deliveries, flows: reading.flows, logger }),
    rolls,
    beacons: new BeaconDesk(undefined, [], clock),
    close: () => closing.disposeAsync(),
  };
}

const FILES = /^((log|accounts|read-models)\.sqlite(-wal)?|master\.secret)$/;

/** A private copy of a shop's files; the system copies no byte where its disk can share them. */
function copied(folder: string, closing: AsyncDisposableStack): string {
  const copy = mkdtempSync(join(tmpdir(), 'skins-drill-'));
  closing.defer(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (FILES.test(name)) copyFileSync(join(folder, name), join(copy, name), constants.COPYFILE_FICLONE);
  return copy;
}
