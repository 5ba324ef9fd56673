import type { FastifyInstance } from 'fastify';
import type { LocalSms } from './local-sms.ts';

const OUTBOX_PATH = '/dev/outbox';

/** Serves the messages that the local provider stored. Without that provider there is no such page. */
export function outboxPage(app: FastifyInstance, local: LocalSms | undefined): void {
  if (local === undefined) return;
  app.get(OUTBOX_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(pageOf(local.messages())),
  );
}

// The provider accepts only digits, but nothing is ever written unescaped.
const digits = (text: string): string => text.replaceAll(/\D/g, '');

function pageOf(messages: ReturnType<LocalSms['messages']>): string {
  const rows = messages.map(
    ({ time, phone, code }) =>
      `<tr><td><time>${new Date(time).toISOString()}</time></td><td>${digits(phone)}</td><td><b>${digits(code)}</b></td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title>
<h1>Outbox of the local provider</h1><p>Nothing of this was sent: SKINS_SMS=local is for development.</p>
<table><thead><tr><th>Time</th><th>Phone</th><th>Code</th></tr></thead><tbody>${rows.join('')}</tbody></table></html>`;
}
