import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '@skins/api/contract';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const encoded = (bytes: Buffer): string => bytes.toString('base64url');

/** Encodes the CBOR types that an attestation contains. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, entry]): Buffer[] => [cbor(key), cbor(entry)]),
    ]);
  throw new TypeError('not in an attestation');
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** A software authenticator by WebAuthn, with one ES256 passkey. */
export class SoftwarePasskey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create({ challenge, rp }: PasskeyCreation): PasskeyRegistration {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.from([this.#id.length >> 8, this.#id.length & 255]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
    const authData = Buffer.concat([
      this.#authenticatorData(rp.id, PRESENT_AND_VERIFIED | WITH_CREDENTIAL),
      credential,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: encoded(this.#clientData('webauthn.create', challenge)),
        attestationObject: encoded(cbor(attestation)),
      },
    };
  }

  /** @param flags what the authenticator saw: a user, and whether it verified the user */
  get({ challenge, rpId }: PasskeyRequest, flags = PRESENT_AND_VERIFIED): PasskeyAssertion {
    this.#counter += 1;
    const authenticatorData = this.#authenticatorData(rpId, flags);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: encoded(clientData),
        authenticatorData: encoded(authenticatorData),
        signature: encoded(createSign('sha256').update(signed).sign(this.#keys.privateKey)),
      },
    };
  }

  #named() {
    const id = encoded(this.#id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}
