import type { FlowRow } from '@skins/api/health/resources';
import { it } from 'vitest';
import { Client } from '../http/client.ts';
import { newPlayer } from '../http/player.ts';
import { order } from '../payments/buying.ts';
import { expectSound, ownConsole } from './operators-console.ts';
import { hasKeyboard } from './visitor.ts';

/** Own shop: its first page lists only the flow of this test. */
const { shop, added, enter } = ownConsole();

it.for([1440, 390])(
  'an operator pauses a flow that stands still and resumes it, at %i pixels',
  async (width) => {
    const { orderId } = await order(await newPlayer(new Client(shop().address)));
    const id = `payment-${orderId}#1`;
    const stands: FlowRow = {
      id,
      stream: `payment-${orderId}`,
      state: 'parked',
      waitsFor: { zh: '答复', en: 'an answer of payments' },
      since: Date.now(),
      due: Date.now(),
      tries: 5,
      lastError: 'the provider is silent',
      paused: null,
      remedies: ['retry', 'pause'],
    };
    const page = await enter('', await added(`sue${width}`, 'support'), width);
    // A flow needs minutes to be parked: the list says so, and the call is real.
    await page.route(/admin\/api\/flows\?/, (route) =>
      route.fulfill({ json: [stands], headers: { 'content-range': 'flows 0-0/1' } }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Retry…' }).waitFor();
    await page.getByRole('button', { name: 'Pause…' }).focus();
    await page.keyboard.press('Enter');
    const pausing = page.getByRole('dialog', { name: `Pause ${id}` });
    await hasKeyboard(pausing);
    await pausing.getByText('No step of this flow is carried out until somebody resumes it').waitFor();
    await expectSound(page);
    await page.unrouteAll();
    await pausing.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByText(`by sue${width}`).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Resume…' }).click();
    await page
      .getByRole('dialog', { name: `Resume ${id}` })
      .getByRole('button', { name: 'Resume', exact: true })
      .click();
    await page.getByText('No flow stands still').waitFor();
    await page.getByRole('button', { name: /^All lists run: \d+$/ }).click();
    await page.getByRole('rowheader', { name: 'open-flows' }).waitFor();
    await expectSound(page);
  },
);
