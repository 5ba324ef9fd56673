import { type Bound, type Tables, statement, table } from '../../foundation/tables/index.ts';
import type { PersonKeys } from './person-keys.ts';
import { aloneWith, personal } from './person-table.ts';

/** Further personal data, one text each. */
const FACTS = ['real-name', 'card', 'steam-id', 'trade-link'] as const;
type PersonFact = (typeof FACTS)[number];

/** All that is known of a player. */
type Known = { readonly [Fact in PersonFact]?: string };

export const personFact = table({
  name: 'person_fact',
  columns: { player: 'text', fact: 'text', sealed: 'bytes' },
  key: ['player', 'fact'],
  counted: true,
});

const of = statement([personFact, personal], { player: 'text' }, (rows, at) =>
  rows
    .selectFrom('person_fact')
    .innerJoin('personal', 'personal.player', 'person_fact.player')
    .select(['fact', 'person_fact.sealed', 'wrapped_key'])
    .where('person_fact.player', '=', at('player')),
);
const keep = statement([personFact, personal], personFact.columns, (rows, at) =>
  rows
    .insertInto('person_fact')
    .columns(['player', 'fact', 'sealed'])
    .expression(
      rows
        .selectFrom('personal')
        .select(['player', at('fact').as('fact'), at('sealed').as('sealed')])
        .where('player', '=', at('player')),
    )
    .onConflict((row) => row.columns(['player', 'fact']).doUpdateSet({ sealed: at('sealed') })),
);
const forget = statement([personFact], { player: 'text' }, (rows, at) =>
  rows.deleteFrom('person_fact').where('player', '=', at('player')),
);

/** Returns the changes that forget a player's facts. */
export const factsForgotten = (player: string): readonly Bound[] => [forget({ player })];

/** Personal data that players add after registration. It is stored outside the log under the player's own key, and is lost with the key. */
export class PersonFacts {
  readonly #tables: Tables;
  readonly #keys: PersonKeys;

  constructor(tables: Tables, keys: PersonKeys) {
    this.#tables = tables;
    this.#keys = keys;
  }

  /** Returns what is known of a player; nothing of an erased one. */
  async of(player: string): Promise<Known> {
    const rows = await this.#tables.all(of({ player }));
    const known: { [Fact in PersonFact]?: string } = {};
    for (const fact of FACTS) {
      const row = rows.find((one) => one.fact === fact);
      if (row !== undefined) known[fact] = this.#keys.in({ player, ...row }).open(row.sealed, fact);
    }
    return known;
  }

  /** @returns false if the player's key does not exist */
  async keep(player: string, fact: PersonFact, text: string): Promise<boolean> {
    const key = await this.#keys.of(player);
    if (key === undefined) return false;
    const sealed = key.seal(text, fact);
    const [kept] = await this.#tables.change([keep({ player, fact, sealed })], aloneWith(player));
    return kept === 1;
  }
}
