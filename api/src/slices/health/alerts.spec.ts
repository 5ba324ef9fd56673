import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Alerts } from './alerts.ts';
import type { Condition, ConditionState } from './conditions.ts';
import { signatureOf } from './webhook.ts';

const SECRET = 'a secret of at least sixteen';
const NOW = 1_800_000_000_000;

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A local receiver with preset answers. */
class Receiver {
  readonly got: Got[] = [];
  /** status codes of the next answers; 204 once they are used up */
  readonly answers: number[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        this.got.push({ headers: request.headers, body });
        const status = this.answers.shift() ?? 204;
        response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
      });
    });
  }

  async begin(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address: AddressInfo | string | null = this.#server.address();
    if (address === null || typeof address === 'string') throw new TypeError('it listens on no port');
    return `http://127.0.0.1:${address.port}/hook`;
  }

  end(): void {
    this.#server.close();
  }
}

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

const condition = (state: ConditionState, id: Condition['id'] = 'disk'): Condition => ({
  id,
  state,
  reading: 5,
  about: ['x'],
});

async function begun(
  answers: readonly number[] = [],
  file = join(mkdtempSync(join(tmpdir(), 'alerts-')), 'told'),
  waits = [1, 1, 1],
) {
  const receiver = new Receiver();
  receiver.answers.push(...answers);
  const url = await receiver.begin();
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const alerts = new Alerts({
    webhook: { url, secret: SECRET },
    logger,
    clock: () => NOW,
    file,
    waits,
  });
  ended.push(
    () => alerts.close(),
    () => receiver.end(),
  );
  const see = (...states: ConditionState[]) => states.forEach((state) => alerts.take([condition(state)]));
  return { receiver, alerts, see, lines, file };
}

const parsed = ({ body }: Got): unknown => JSON.parse(body);

describe('an alert', () => {
  it('is posted as signed JSON, and logged', async () => {
    const { receiver, see, lines } = await begun();
    see('wrong', 'wrong');
    await vi.waitFor(() => expect(receiver.got).toHaveLength(1));
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.got;
    expect(JSON.parse(body)).toMatchObject({
      time: NOW,
      condition: 'disk',
      state: 'wrong',
      before: 'well',
      reading: 5,
      about: ['x'],
    });
    expect(headers['content-type']).toBe('application/json');
    expect(headers['skins-signature']).toBe(
      `v1=${signatureOf({ secret: SECRET }, Number(headers['skins-time']), body)}`,
    );
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { level: 50, alert: 'disk', state: 'wrong', msg: 'disk is wrong' },
    ]);
  });

  it('is sent once per change, and only if the state was seen twice in a row', async () => {
    const { receiver, see } = await begun();
    see('wrong', 'well', 'wrong', 'wrong', 'wrong', 'wrong', 'well', 'wrong', 'well', 'well', 'well');
    await vi.waitFor(() => expect(receiver.got).toHaveLength(2));
    expect(receiver.got.map(parsed)).toMatchObject([
      { state: 'wrong', before: 'well' },
      { state: 'well', before: 'wrong' },
    ]);
  });

  it('is sent at once when conditions cannot be read', async () => {
    const { receiver, alerts } = await begun();
    alerts.take([condition('wrong', 'look'), condition('wrong')]);
    await vi.waitFor(() => expect(receiver.got).toHaveLength(1));
    expect(receiver.got.map(parsed)).toMatchObject([{ condition: 'look', state: 'wrong' }]);
  });

  it('is retried under the same id until it is accepted', async () => {
    const { receiver, see } = await begun([500, 302, 503]);
    see('notable', 'notable');
    await vi.waitFor(() => expect(receiver.got).toHaveLength(4));
    expect(new Set(receiver.got.map(({ body }) => body)).size).toBe(1);
  });

  it('is dropped after all retries with a log line, and the next one is sent', async () => {
    const { receiver, see, lines } = await begun([500, 500, 500, 500]);
    see('notable', 'notable', 'wrong', 'wrong');
    await vi.waitFor(() => expect(receiver.got).toHaveLength(5));
    expect(lines.some((line) => line.includes('did not take an alert') && line.includes('500'))).toBe(true);
    expect(receiver.got.map(parsed).at(-1)).toMatchObject({ state: 'wrong' });
  });

  it('is not repeated after a restart', async () => {
    const first = await begun();
    first.see('wrong', 'wrong');
    await vi.waitFor(() => expect(readFileSync(first.file, 'utf8')).toContain('wrong'));
    const second = await begun([], first.file);
    second.see('wrong', 'wrong', 'well', 'well');
    await vi.waitFor(() => expect(second.receiver.got).toHaveLength(1));
    expect(second.receiver.got.map(parsed)).toMatchObject([{ state: 'well', before: 'wrong' }]);
  });

  it('is sent after a restart if nobody had accepted it', async () => {
    const first = await begun([500, 500], undefined, [1, 60_000]);
    first.see('notable', 'notable', 'wrong', 'wrong');
    await vi.waitFor(() => expect(first.receiver.got).toHaveLength(2));
    await first.alerts.close();
    const second = await begun([], first.file);
    second.see('wrong', 'wrong');
    await vi.waitFor(() => expect(second.receiver.got).toHaveLength(1));
    expect(second.receiver.got.map(parsed)).toMatchObject([{ state: 'wrong', before: 'well' }]);
  });
});
