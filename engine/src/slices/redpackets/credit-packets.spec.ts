import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { JOINED, RAIN, at, player } from '../../../../test/redpackets/sample-rains.ts';
import { creditPackets } from './credit-packets.ts';
import { PacketsCredited } from './events.ts';

const { given } = specify(player, creditPackets);
const ASKED = { rain: RAIN, closed: `${RAIN}#7`, packets: 2, amount: 6_000 };

it('pays the sum out of the escrow, once', () => {
  const { events, state } = given(JOINED).when(ASKED, at(0));
  expect(events[0]).toEqual(PacketsCredited.of(ASKED));
  expect(events[1]).toMatchObject({ data: { postings: [{ from: 'escrow', to: 'player', amount: 6_000 }] } });
  expect(state.wallet.balance).toBe(6_000);
  expect(given(JOINED, ...events).when(ASKED, at(0)).decision).toEqual(accepted());
});
