import fastify from 'fastify';
import { expect, it } from 'vitest';
import { callerIn } from './caller.ts';

const PATH = '/login';
/** Node's limit on a request's head. */
const HEAD_BYTES = 16 * 1_024;

it("limits a device's cookies to what it can send, and keeps the newest", async () => {
  const app = fastify();
  app.post<{ Querystring: { name: string } }>(PATH, async (request, reply) => {
    callerIn(request, reply).keep(request.query.name, 'v'.repeat(87), PATH);
    return '';
  });
  const jar = new Map<string, string>();
  const nameOf = (n: number) => `skins_device_${String(n).padStart(16, '0')}`;
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  for (let n = 1; n <= 200; n += 1) {
    const { cookies } = await app.inject({
      method: 'POST',
      url: `${PATH}?name=${nameOf(n)}`,
      headers: { cookie: `theirs=1; ${header()}` },
    });
    for (const { name, value, maxAge } of cookies)
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
  }

  expect(header().length).toBeLessThan(HEAD_BYTES / 2);
  expect(jar.has(nameOf(200))).toBe(true);
  expect(jar.has(nameOf(1))).toBe(false);
  expect(jar.size).toBe(50);
});
