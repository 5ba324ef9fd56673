import { Type } from 'typebox';

export const Hex = Type.String({ pattern: '^[0-9a-f]{2,128}$' });

/** A signed ALTCHA challenge (altcha.org, version 2), and the device that it is bound to. */
export const CaptchaChallenge = Type.Object(
  {
    parameters: Type.Object(
      {
        algorithm: Type.String({ maxLength: 16 }),
        nonce: Hex,
        salt: Hex,
        cost: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'hashes for each number tried' }),
        keyLength: Type.Integer({ minimum: 1, maximum: 64 }),
        keyPrefix: Type.String({ pattern: '^[0-9a-f]{2,128}$', description: 'how the right hash begins' }),
        keySignature: Hex,
        data: Type.Object(
          {
            device: Hex,
            until: Type.Integer({ minimum: 0, description: 'milliseconds since 1970' }),
          },
          { additionalProperties: false },
        ),
      },
      { additionalProperties: false },
    ),
    signature: Hex,
  },
  { additionalProperties: false },
);
