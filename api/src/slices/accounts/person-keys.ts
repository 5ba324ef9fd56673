import { randomBytes } from 'node:crypto';
import type { MasterSecret } from '../../foundation/secrets/index.ts';
import { type Tables, statement } from '../../foundation/tables/index.ts';
import { type SealedPerson, personal } from './person-table.ts';
import { seal, unseal } from './sealed-box.ts';

type Wrapped = Pick<SealedPerson, 'player' | 'wrapped_key'>;

/** Seals and opens what else is known of a player. */
interface PersonKey {
  readonly seal: (text: string, context: string) => Buffer;
  /** @throws if it was sealed for another player */
  readonly open: (sealed: Buffer, context: string) => string;
}

const find = statement([personal], { player: 'text' }, (rows, at) =>
  rows.selectFrom('personal').selectAll().where('player', '=', at('player')),
);

/** The keys of players, each in its row of personal data, wrapped by the master secret. */
export class PersonKeys {
  readonly #tables: Tables;
  readonly #wrappingKey: Buffer;

  constructor(tables: Tables, secret: MasterSecret) {
    this.#tables = tables;
    this.#wrappingKey = secret.derive('skins personal keys v1');
  }

  /** Returns a new key, and how it is stored. */
  made(player: string): { readonly key: Buffer; readonly wrapped: Buffer } {
    const key = randomBytes(32);
    return { key, wrapped: seal(this.#wrappingKey, key, player) };
  }

  /** @throws if the key was wrapped under another secret, or for another player */
  unwrapped({ player, wrapped_key: wrapped }: Wrapped): Buffer {
    return unseal(this.#wrappingKey, wrapped, player);
  }

  /** Returns a player's row. */
  async row(player: string): Promise<SealedPerson | undefined> {
    const [row] = await this.#tables.all(find({ player }));
    return row;
  }

  /** Returns the key in a row. */
  in(row: Wrapped): PersonKey {
    const key = this.unwrapped(row);
    const whose = (context: string): string => `${context}/${row.player}`;
    return {
      seal: (text, context) => seal(key, Buffer.from(text), whose(context)),
      open: (sealed, context) => unseal(key, sealed, whose(context)).toString('utf8'),
    };
  }

  /** Returns a player's key. @returns undefined if there is none */
  async of(player: string): Promise<PersonKey | undefined> {
    const row = await this.row(player);
    return row && this.in(row);
  }
}
