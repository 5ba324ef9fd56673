import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

// The fields that are read from drand's answers (its HTTP API: /<chain hash>/info and /<chain hash>/public/<round>).
// Other fields are ignored.

const Hex = (digits: number) => Type.String({ pattern: `^[0-9a-f]{${digits}}$` });

export const drandInfo = Compile(
  Type.Object({
    hash: Hex(64),
    public_key: Type.String({ pattern: '^[0-9a-f]{96,192}$' }),
    period: Type.Integer({ minimum: 1, description: 'seconds' }),
    genesis_time: Type.Integer({ minimum: 0, description: 'seconds since 1970' }),
  }),
);

export const drandRound = Compile(
  Type.Object({
    round: Type.Integer({ minimum: 1 }),
    randomness: Hex(64),
    signature: Type.String({ pattern: '^[0-9a-f]{96,192}$' }),
  }),
);
