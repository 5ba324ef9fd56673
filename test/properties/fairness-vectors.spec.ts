import { readFileSync } from 'node:fs';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { apportion } from '@skins/engine/catalogue';
import { itemAt, numberText, rollOf, sha256Hex, ticketOf, versionHashOf } from '@skins/engine/fairness';
import { merkleTree } from '@skins/engine/transparency';
import { describe, expect, it } from 'vitest';

// Golden vectors, computed from docs/fairness.md by an independent program in another language.
interface Vectors {
  readonly items: readonly { skinId: string; startTicket: number; endTicket: number }[];
  readonly lookups: readonly { ticket: number; item: string }[];
  readonly numbers: readonly { n: number; number: string }[];
  readonly rolls: readonly {
    userSeed: string;
    serverSeed: string;
    serverHash: string;
    resultHash: string;
    n: number;
    number: string;
    secondN: number;
    item: string;
  }[];
  readonly chains: readonly { length: number; top: string; anchor: string; seeds: readonly string[] }[];
  readonly boxVersions: readonly {
    version: Parameters<typeof versionHashOf>[0];
    canonical: string;
    hash: string;
  }[];
  readonly apportionment: readonly {
    name: string;
    probabilities: readonly string[];
    tickets: readonly number[];
  }[];
  readonly merkle: { readonly roots: readonly string[] };
}

const vectors: Vectors = JSON.parse(
  readFileSync(new URL('../../fixtures/vectors/fairness-v1.json', import.meta.url), 'utf8'),
);

describe.each([
  ["the engine's own", sha256Hex],
  ["Node's", nativeSha256],
])('with %s SHA-256', (_whose, hash) => {
  it.each(vectors.rolls)('a roll of $userSeed is $n', (vector) => {
    const { resultHash, ticket } = rollOf(vector.userSeed, vector.serverSeed, hash);

    expect({
      serverHash: hash(vector.serverSeed),
      resultHash,
      n: ticket,
      number: numberText(ticket),
      secondN: ticketOf(resultHash, 1),
      item: itemAt(vectors.items, ticket).skinId,
    }).toEqual({
      serverHash: vector.serverHash,
      resultHash: vector.resultHash,
      n: vector.n,
      number: vector.number,
      secondN: vector.secondN,
      item: vector.item,
    });
  });

  it.each(vectors.chains)('a chain of $length ends at its anchor', ({ top, anchor, seeds, length }) => {
    const made = [top];
    while (made.length <= length) made.push(hash(made.at(-1) ?? ''));

    expect(made).toEqual([...seeds.toReversed(), anchor]);
  });

  it.each(vectors.boxVersions)(
    'a box version has the hash $hash',
    ({ version, canonical, hash: expected }) => {
      expect(versionHashOf(version, hash)).toBe(expected);
      expect(hash(canonical)).toBe(expected);
    },
  );
});

describe('without a hash', () => {
  it.each(vectors.lookups)('ticket $ticket belongs to $item', ({ ticket, item }) => {
    expect(itemAt(vectors.items, ticket).skinId).toBe(item);
  });

  it.each(vectors.numbers)('$n is shown as $number', ({ n, number }) => {
    expect(numberText(n)).toBe(number);
  });

  it.each(vectors.apportionment)('tickets are apportioned: $name', ({ probabilities, tickets }) => {
    const empty = tickets.indexOf(0);

    expect(apportion(probabilities)).toEqual(empty === -1 ? tickets : { code: 'no-ticket', item: empty });
  });
});

describe('the Merkle tree', () => {
  it('has the golden roots, leaf by leaf', () => {
    const tree = merkleTree();
    const roots = vectors.merkle.roots.map((_root, leaf) => {
      const root = tree.root();
      tree.append(`leaf-${leaf}`);
      return root;
    });

    expect(roots).toEqual(vectors.merkle.roots);
  });
});
