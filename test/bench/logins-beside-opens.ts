import { type Bench, interleaved } from './figure.ts';
import { load, startShop } from './loaded.ts';

const ROUNDS = 5;
const SECONDS = 5;
const PLAYERS = 100;
/** Far from full: a full machine has no room for logins, whatever they cost. */
const CONNECTIONS = 2;
const LOGINS_PER_SECOND = 20;
const FIRST_PHONE = 13_900_000_000;
const TARGET = 1.2;

/** How long opens take, at the 99th percentile, while 20 logins a second are hashed beside them, against the same without. */
export const loginsBesideOpens: Bench = async (progress) => {
  const shop = await startShop(PLAYERS);
  try {
    const p99 = async (): Promise<number> =>
      (await load(shop, shop.open, { connections: CONNECTIONS, seconds: SECONDS })).p99Ms;
    await p99();
    const { subject, baseline } = await interleaved(
      ROUNDS,
      async () => {
        const logins = loggingIn(shop.address);
        const measured = await p99();
        progress(`${await logins.end()} logins in ${SECONDS} s`);
        return measured;
      },
      p99,
    );
    return [
      {
        name: `an open’s 99th percentile while ${LOGINS_PER_SECOND} logins a second run`,
        value: subject,
        unit: 'ms',
        baseline: { name: 'without them', value: baseline },
        measure: subject / baseline,
        target: { atMost: TARGET },
      },
    ];
  } finally {
    await shop.stop();
  }
};

/** Strangers who log in at a steady pace: a number that nobody has costs the same hash. */
function loggingIn(address: string): { end: () => Promise<number> } {
  const under: Promise<void>[] = [];
  const timer = setInterval(() => {
    under.push(logIn(address, FIRST_PHONE + under.length));
  }, 1_000 / LOGINS_PER_SECOND);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(under);
      return under.length;
    },
  };
}

async function logIn(address: string, phone: number): Promise<void> {
  const response = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: String(phone), password: 'nanshan7x' }),
  });
  await response.arrayBuffer();
}
