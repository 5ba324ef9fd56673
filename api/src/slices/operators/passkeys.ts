import type { Database, Statement } from 'better-sqlite3';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { seal, unseal } from '../accounts/sealed-box.ts';
import type { PasskeyAssertion } from '../../foundation/contract/admin/proof.ts';
import type {
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '../../foundation/contract/admin/passkeys.ts';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { PasskeyChallenges } from './passkey-challenges.ts';

const Kept = Type.Object({
  credentialId: Type.String(),
  /** COSE, base64url */
  publicKey: Type.String(),
  /** the operator's name for it */
  name: Type.String(),
});
type Kept = Static<typeof Kept>;
const kept = Compile(Kept);

/** A passkey for its operator's list. Times in milliseconds since 1970. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** 0: never */
  readonly used: number;
}

interface Row {
  readonly id: string;
  readonly operator: string;
  readonly sealed: Buffer;
  readonly counter: number;
  readonly created: number;
  readonly used: number;
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS operator_passkey (
  id TEXT PRIMARY KEY, operator TEXT NOT NULL, sealed BLOB NOT NULL, counter INTEGER NOT NULL, created INTEGER NOT NULL,
  used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS operator_passkey_operator ON operator_passkey (operator)`;

const PASSKEYS_MAX = 10;
/** ES256, EdDSA, RS256: the algorithms of present authenticators. */
const ALGORITHMS = [-7, -8, -257];
const ANSWER_WITHIN_MS = 120_000;
const SHOP = 'Skins';
/** The host without a configured origin: only browsers of the machine itself can use passkeys. */
const AT_HOME = 'localhost';

// Loaded on demand: it is large and seldom used.
const library = () => import('@simplewebauthn/server');

/**
 * Operators' passkeys (WebAuthn). Each is two factors in one, as the authenticator asks for finger, face or PIN. Passkeys are bound
 * to the console's address, so that no other page can request them.
 */
export class Passkeys {
  readonly #key: Buffer;
  readonly #idKey: Buffer;
  readonly #clock: () => number;
  readonly #origin: string;
  readonly #rpId: string;
  readonly #challenges: PasskeyChallenges;
  readonly #of: Statement<[string], Row>;
  readonly #find: Statement<[string], Row>;
  readonly #insert: Statement<[string, string, Buffer, number, number]>;
  readonly #use: Statement<[number, number, string, number, number]>;
  readonly #remove: Statement<[string, string]>;
  readonly #removeAll: Statement<[string]>;

  /** @param origin the console's address in browsers, as https://shop.example; empty: localhost alone */
  constructor(database: Database, secret: MasterSecret, clock: () => number, origin: string) {
    database.exec(SCHEMA);
    this.#key = secret.derive('skins operator passkeys v1');
    this.#idKey = secret.derive('skins operator passkey ids v1');
    this.#clock = clock;
    this.#origin = origin;
    this.#rpId = origin === '' ? AT_HOME : new URL(origin).hostname;
    this.#challenges = new PasskeyChallenges(clock);
    const columns = 'id, operator, sealed, counter, created, used';
    this.#of = database.prepare(
      `SELECT ${columns} FROM operator_passkey WHERE operator = ? ORDER BY created, id`,
    );
    this.#find = database.prepare(`SELECT ${columns} FROM operator_passkey WHERE id = ?`);
    this.#insert = database.prepare(
      'INSERT INTO operator_passkey (id, operator, sealed, counter, created, used) VALUES (?, ?, ?, ?, ?, 0)',
    );
    // A counter that does not grow indicates a copy; authenticators without a counter always send 0.
    this.#use = database.prepare(
      'UPDATE operator_passkey SET counter = ?, used = ? WHERE id = ? AND (counter < ? OR (counter = 0 AND ? = 0))',
    );
    this.#remove = database.prepare('DELETE FROM operator_passkey WHERE operator = ? AND id = ?');
    this.#removeAll = database.prepare('DELETE FROM operator_passkey WHERE operator = ?');
  }

  of(operatorId: string): Passkey[] {
    return this.#of
      .all(operatorId)
      .map((row) => ({ id: row.id, name: this.#open(row).name, created: row.created, used: row.used }));
  }

  /** Returns the options for creating a passkey. */
  creation({ operatorId, name }: { readonly operatorId: string; readonly name: string }): PasskeyCreation {
    return {
      challenge: this.#challenges.issue(registering(operatorId)),
      rp: { id: this.#rpId, name: SHOP },
      user: { id: Buffer.from(operatorId).toString('base64url'), name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: ANSWER_WITHIN_MS,
      excludeCredentials: this.#of
        .all(operatorId)
        .map((row) => ({ id: this.#open(row).credentialId, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  }

  /** @returns whether the passkey was requested and is new; if so, it is stored for the operator */
  async register(operatorId: string, response: PasskeyRegistration, name: string): Promise<boolean> {
    const { verifyRegistrationResponse } = await library();
    const { clientDataJSON } = response.response;
    const challenge = this.#challenges.expected(registering(operatorId));
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge.fits,
      expectedOrigin: this.#originsFor(clientDataJSON),
      expectedRPID: this.#rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    if (verified === undefined || !verified.verified || !challenge.take()) return false;
    const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
    const id = this.#idOf(credentialId);
    if (this.#find.get(id) !== undefined || this.#of.all(operatorId).length >= PASSKEYS_MAX) return false;
    const plain: Kept = { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), name };
    const sealed = seal(this.#key, Buffer.from(JSON.stringify(plain)), contextOf(id, operatorId));
    this.#insert.run(id, operatorId, sealed, counter, this.#clock());
    return true;
  }

  /** Returns the options for using any operator's passkey. */
  request(purpose: PasskeyPurpose): PasskeyRequest {
    return {
      challenge: this.#challenges.issue(purpose),
      rpId: this.#rpId,
      timeout: ANSWER_WITHIN_MS,
      userVerification: 'required',
    };
  }

  /** Returns the owner of a used passkey; undefined if it is unknown, was not requested for this purpose, or was used before. */
  async ownerOf(assertion: PasskeyAssertion, purpose: PasskeyPurpose): Promise<string | undefined> {
    const row = this.#find.get(this.#idOf(assertion.id));
    if (row === undefined) return undefined;
    const { verifyAuthenticationResponse } = await library();
    const { credentialId, publicKey } = this.#open(row);
    const challenge = this.#challenges.expected(purpose);
    const verified = await verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge: challenge.fits,
      expectedOrigin: this.#originsFor(assertion.response.clientDataJSON),
      expectedRPID: this.#rpId,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: row.counter,
      },
      requireUserVerification: true,
    }).catch(() => undefined);
    if (verified === undefined || !verified.verified || !challenge.take()) return undefined;
    const { newCounter } = verified.authenticationInfo;
    const used = this.#use.run(newCounter, this.#clock(), row.id, newCounter, newCounter);
    return used.changes === 1 ? row.operator : undefined;
  }

  /** @returns false if the operator has no such passkey */
  remove(operatorId: string, id: string): boolean {
    return this.#remove.run(operatorId, id).changes === 1;
  }

  removeAll(operatorId: string): void {
    this.#removeAll.run(operatorId);
  }

  /** Returns allowed origins. The browser states the page's origin; at localhost any port is allowed, as all pages there are local. */
  #originsFor(clientDataJSON: string): string[] {
    if (this.#origin !== '') return [this.#origin];
    const said = originIn(clientDataJSON);
    return URL.parse(said)?.hostname === AT_HOME ? [said] : [];
  }

  #idOf(credentialId: string): string {
    return hmacHex(this.#idKey, credentialId);
  }

  #open({ id, operator, sealed }: Row): Kept {
    const found: unknown = JSON.parse(unseal(this.#key, sealed, contextOf(id, operator)).toString('utf8'));
    if (!kept.Check(found)) throw new TypeError(`passkey ${id} is malformed`);
    return found;
  }
}

/** The purpose of a signature, which is not valid for any other purpose. */
type PasskeyPurpose = 'login' | 'prove';

const registering = (operatorId: string): string => `register ${operatorId}`;
const contextOf = (id: string, operatorId: string): string => `${id} ${operatorId}`;

function originIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof data === 'object' && data !== null && 'origin' in data ? String(data.origin) : '';
  } catch {
    return '';
  }
}
