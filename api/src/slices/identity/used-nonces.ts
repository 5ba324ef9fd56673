import { hash } from 'node:crypto';
import { type Tables, statement, table } from '../../foundation/tables/index.ts';

export const platformNonce = table({
  name: 'platform_nonce',
  columns: { nonce: 'text', until: 'integer' },
  key: ['nonce'],
});

const drop = statement([platformNonce], { now: 'integer' }, (rows, at) =>
  rows.deleteFrom('platform_nonce').where('until', '<', at('now')),
);
const insert = statement([platformNonce], { nonce: 'text', until: 'integer' }, (rows, at) =>
  rows
    .insertInto('platform_nonce')
    .values({ nonce: at('nonce'), until: at('until') })
    .onConflict((row) => row.doNothing()),
);

/** Nonces of used assertions, stored on disk, so that none works again after a restart. */
export class UsedNonces {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** @returns whether this is the first use. @param until time after which the assertion is too old, in milliseconds since 1970, like `now` */
  async use(nonce: string, until: number, now: number): Promise<boolean> {
    const [, used] = await this.#tables.change([
      drop({ now }),
      insert({ nonce: hash('sha256', nonce, 'hex'), until }),
    ]);
    return used === 1;
  }
}
