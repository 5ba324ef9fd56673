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
import { type Tables, statement, table } from '../../foundation/tables/index.ts';
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

export const operatorPasskey = table({
  name: 'operator_passkey',
  columns: {
    id: 'text',
    operator: 'text',
    sealed: 'bytes',
    counter: 'integer',
    created: 'integer',
    used: 'integer',
  },
  key: ['id'],
  indexes: { operator_passkey_operator: ['operator'] },
  counted: true,
});

const PASSKEYS_MAX = 10;

const passkeysOf = statement([operatorPasskey], { operator: 'text' }, (rows, at) =>
  rows
    .selectFrom('operator_passkey')
    .selectAll()
    .where('operator', '=', at('operator'))
    .orderBy('created')
    .orderBy('id'),
);
const find = statement([operatorPasskey], { id: 'text' }, (rows, at) =>
  rows.selectFrom('operator_passkey').selectAll().where('id', '=', at('id')),
);
const insert = statement([operatorPasskey], operatorPasskey.columns, (rows, at) =>
  rows
    .insertInto('operator_passkey')
    .columns(['id', 'operator', 'sealed', 'counter', 'created', 'used'])
    .expression(
      rows
        .selectNoFrom([
          at('id').as('id'),
          at('operator').as('operator'),
          at('sealed').as('sealed'),
          at('counter').as('counter'),
          at('created').as('created'),
          at('used').as('used'),
        ])
        .where((build) =>
          build(
            build
              .selectFrom('operator_passkey')
              .select(({ fn }) => fn.countAll<number>().as('n'))
              .where('operator', '=', at('operator')),
            '<',
            PASSKEYS_MAX,
          ),
        ),
    )
    .onConflict((row) => row.doNothing()),
);
const use = statement([operatorPasskey], { id: 'text', counter: 'integer', used: 'integer' }, (rows, at) =>
  rows
    .updateTable('operator_passkey')
    .set({ counter: at('counter'), used: at('used') })
    .where('id', '=', at('id'))
    // A counter that does not grow indicates a copy; authenticators without a counter always send 0.
    .where((build) =>
      build.or([
        build('counter', '<', at('counter')),
        build.and([build('counter', '=', 0), build(at('counter'), '=', 0)]),
      ]),
    ),
);
const remove = statement([operatorPasskey], { operator: 'text', id: 'text', others: 'integer' }, (rows, at) =>
  rows
    .deleteFrom('operator_passkey')
    .where('operator', '=', at('operator'))
    .where('id', '=', at('id'))
    .where((build) =>
      build(
        build
          .selectFrom('operator_passkey')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('operator', '=', at('operator')),
        '>',
        at('others'),
      ),
    ),
);
const removeAll = statement([operatorPasskey], { operator: 'text' }, (rows, at) =>
  rows.deleteFrom('operator_passkey').where('operator', '=', at('operator')),
);

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
  readonly #tables: Tables;

  /** @param origin the console's address in browsers, as https://shop.example; empty: localhost alone */
  constructor(
    tables: Tables,
    secret: MasterSecret,
    clock: () => number,
    origin: string,
    challenges = new PasskeyChallenges(clock),
  ) {
    this.#tables = tables;
    this.#key = secret.derive('skins operator passkeys v1');
    this.#idKey = secret.derive('skins operator passkey ids v1');
    this.#clock = clock;
    this.#origin = origin;
    this.#rpId = origin === '' ? AT_HOME : new URL(origin).hostname;
    this.#challenges = challenges;
  }

  async of(operatorId: string): Promise<Passkey[]> {
    const rows = await this.#tables.all(passkeysOf({ operator: operatorId }));
    return rows.map((row) => ({
      id: row.id,
      name: this.#open(row).name,
      created: row.created,
      used: row.used,
    }));
  }

  /** Returns the options for creating a passkey. */
  async creation({
    operatorId,
    name,
  }: {
    readonly operatorId: string;
    readonly name: string;
  }): Promise<PasskeyCreation> {
    const rows = await this.#tables.all(passkeysOf({ operator: operatorId }));
    return {
      challenge: this.#challenges.issue(registering(operatorId)),
      rp: { id: this.#rpId, name: SHOP },
      user: { id: Buffer.from(operatorId).toString('base64url'), name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: ANSWER_WITHIN_MS,
      excludeCredentials: rows.map((row) => ({ id: this.#open(row).credentialId, type: 'public-key' })),
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
    if (verified === undefined || !verified.verified || !(await challenge.take())) return false;
    const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
    const id = this.#idOf(credentialId);
    const plain: Kept = { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), name };
    const sealed = seal(this.#key, Buffer.from(JSON.stringify(plain)), contextOf(id, operatorId));
    const row = { id, operator: operatorId, sealed, counter, created: this.#clock(), used: 0 };
    await this.#tables.change([insert(row)], wordOf(operatorId));
    const [stored] = await this.#tables.all(find({ id }));
    return stored?.sealed.equals(sealed) === true;
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
    const [row] = await this.#tables.all(find({ id: this.#idOf(assertion.id) }));
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
    if (verified === undefined || !verified.verified || !(await challenge.take())) return undefined;
    const { newCounter: counter } = verified.authenticationInfo;
    const [used] = await this.#tables.change([use({ id: row.id, counter, used: this.#clock() })]);
    return used === 1 ? row.operator : undefined;
  }

  /**
   * Removes a passkey.
   * @param needed whether the operator needs another one
   * @returns last: it stays, because it is the only one; unknown: the operator has no such passkey
   */
  async remove(operatorId: string, id: string, needed: boolean): Promise<'removed' | 'last' | 'unknown'> {
    const asked = { operator: operatorId, id, others: needed ? 1 : 0 };
    const [removed] = await this.#tables.change([remove(asked)], wordOf(operatorId));
    if (removed === 1) return 'removed';
    const [row] = await this.#tables.all(find({ id }));
    return row?.operator === operatorId ? 'last' : 'unknown';
  }

  async removeAll(operatorId: string): Promise<void> {
    await this.#tables.change([removeAll({ operator: operatorId })], wordOf(operatorId));
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

/** Changes of one operator's passkeys wait for each other, because they count them. */
const wordOf = (operatorId: string): string => `passkeys of ${operatorId}`;
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
