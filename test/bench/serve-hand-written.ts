// A shop as an able engineer writes it in an afternoon: `node serve-hand-written.ts FOLDER`, for the tokens in
// FOLDER/tokens.json, one a player. One process, prepared statements, one transaction per play, on disk before its
// answer; no events, no proofs.
import { createHmac, hash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fastify from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { BENCH_BOX, benchCatalogue } from './bench-catalogue.ts';

const UNITS_PER_GEM = 10_000;
const GRANT = 1_000 * UNITS_PER_GEM;
/** hex digits of a ticket; tickets have 24 bits, and 16 items have an equal share each */
const TICKET_DIGITS = 6;
const ITEM_BITS = 20;
const DAY_MS = 86_400_000;

const [folder = ''] = process.argv.slice(2);
const Tokens = Compile(Type.Array(Type.String()));
const catalogue = benchCatalogue();
const price = Math.round(Number(catalogue.boxes[0]?.price) * UNITS_PER_GEM);

const database = new Database(join(folder, 'hand-written.sqlite'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(`
  CREATE TABLE player (
    id INTEGER PRIMARY KEY, token TEXT NOT NULL UNIQUE, session_ends INTEGER NOT NULL,
    balance INTEGER NOT NULL, secret TEXT NOT NULL, user_seed TEXT NOT NULL, opened INTEGER NOT NULL
  );
  CREATE TABLE item (id INTEGER PRIMARY KEY, player INTEGER NOT NULL, skin TEXT NOT NULL, n INTEGER NOT NULL, result TEXT NOT NULL, time INTEGER NOT NULL);
  CREATE INDEX item_of_player ON item (player, id);
  CREATE TABLE ledger (
    id INTEGER PRIMARY KEY, player INTEGER NOT NULL, reason TEXT NOT NULL, amount INTEGER NOT NULL,
    balance INTEGER NOT NULL, item INTEGER NOT NULL, time INTEGER NOT NULL
  );
  CREATE INDEX ledger_of_player ON ledger (player, id);
  CREATE TABLE command (
    player INTEGER NOT NULL, key TEXT NOT NULL, ledger INTEGER NOT NULL, PRIMARY KEY (player, key)
  ) WITHOUT ROWID;
`);

interface Player {
  readonly id: number;
  readonly session_ends: number;
  readonly balance: number;
  readonly secret: string;
  readonly user_seed: string;
  readonly opened: number;
}
interface Opened {
  readonly balance: number;
  readonly item: number;
  readonly n: number;
  readonly skin: string;
  readonly result: string;
}

const playerOf = database.prepare<[string], Player>('SELECT * FROM player WHERE token = ?');
const known = database.prepare<[number, string], Opened>(
  `SELECT ledger.balance, ledger.item, item.n, item.skin, item.result FROM command
   JOIN ledger ON ledger.id = command.ledger JOIN item ON item.id = ledger.item
   WHERE command.player = ? AND command.key = ?`,
);
const addItem = database.prepare<[number, string, number, string, number]>(
  'INSERT INTO item (player, skin, n, result, time) VALUES (?, ?, ?, ?, ?)',
);
const addPosting = database.prepare<[number, number, number, number | bigint, number]>(
  `INSERT INTO ledger (player, reason, amount, balance, item, time) VALUES (?, 'box-open', ?, ?, ?, ?)`,
);
const addCommand = database.prepare<[number, string, number | bigint]>(
  'INSERT INTO command VALUES (?, ?, ?)',
);
const move = database.prepare<[number, number, number]>(
  'UPDATE player SET balance = ?, opened = ? WHERE id = ?',
);

database.transaction(() => {
  const add = database.prepare('INSERT INTO player VALUES (NULL, ?, ?, ?, ?, ?, 0)');
  for (const token of Tokens.Parse(JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8'))))
    add.run(
      hash('sha256', token),
      Date.now() + DAY_MS,
      GRANT,
      randomBytes(32).toString('hex'),
      randomBytes(8).toString('hex'),
    );
})();

/** Makes one open, or returns the one of a used key; undefined if the balance is too small. */
const playing = database.transaction((token: string, key: string): Opened | 'no-session' | 'no-gems' => {
  const player = playerOf.get(hash('sha256', token));
  const time = Date.now();
  if (player === undefined || player.session_ends <= time) return 'no-session';
  const before = known.get(player.id, key);
  if (before !== undefined) return before;
  const balance = player.balance - price;
  if (balance < 0) return 'no-gems';
  const n = player.opened + 1;
  const result = createHmac('sha256', player.secret).update(`${player.user_seed}:${n}`).digest('hex');
  const skin = catalogue.skins[Number.parseInt(result.slice(0, TICKET_DIGITS), 16) >> ITEM_BITS]?.id ?? '';
  const item = Number(addItem.run(player.id, skin, n, result, time).lastInsertRowid);
  const posting = addPosting.run(player.id, -price, balance, item, time).lastInsertRowid;
  addCommand.run(player.id, key, posting);
  move.run(balance, n, player.id);
  return { balance, item, n, skin, result };
});

// An immediate transaction takes the write lock first: one that begins with a read can fail to upgrade it.
const open = (token: string, key: string) => playing.immediate(token, key);

const skins = new Map(catalogue.skins.map((skin) => [skin.id, skin]));

/** Returns an answer of the same fields and length as the shop's. */
function answerOf({ balance, item, n, skin, result }: Opened) {
  const { name, rarity = '', category = '', exterior = '', price: value = '' } = skins.get(skin) ?? {};
  const ticket = Number.parseInt(result.slice(0, TICKET_DIGITS), 16);
  return {
    code: 200,
    data: {
      balance: balance / UNITS_PER_GEM,
      cost: price / UNITS_PER_GEM,
      position: String(item).padStart(12, '0'),
      opens: [
        {
          itemId: String(item).padStart(13, '0'),
          skinId: skin,
          stuffName: name?.en,
          exterior,
          price: Number(value),
          skinsRarity: rarity,
          category,
          ticket,
          number: Math.round((ticket / 2 ** 24) * 1e6) / 1e6,
          userSeed: result.slice(0, 16),
          serverSeed: result,
          serverHash: result,
          resultHash: result,
          seedIndex: n,
          nextServerHash: result,
        },
      ],
    },
    sysTime: Date.now(),
  };
}

const app = fastify();
app.post<{ Body: { boxId: string } }>(
  '/api/box/open',
  {
    schema: {
      headers: {
        type: 'object',
        required: ['token', 'idempotency-key'],
        properties: { token: { type: 'string' }, 'idempotency-key': { type: 'string', maxLength: 64 } },
      },
      body: {
        type: 'object',
        required: ['boxId', 'count', 'versionHash'],
        properties: {
          boxId: { type: 'string' },
          count: { type: 'integer', minimum: 1, maximum: 1 },
          versionHash: { type: 'string' },
        },
      },
    },
  },
  ({ headers, body }, reply) => {
    if (body.boxId !== BENCH_BOX) return reply.code(404).send({ code: 404 });
    const opened = open(String(headers['token']), String(headers['idempotency-key']));
    return typeof opened === 'string' ? reply.code(400).send({ code: opened }) : answerOf(opened);
  },
);
console.log(JSON.stringify({ address: await app.listen({ host: '127.0.0.1', port: 0 }) }));
process.once('SIGTERM', () => void app.close().then(() => database.close()));
