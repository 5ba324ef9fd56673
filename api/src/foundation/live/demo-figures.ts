const ONLINE_MIN = 150;
const ONLINE_SPREAD = 100;
const ONLINE_EVERY_MS = 10_000;
const ONLINE_STEP = 10;
const USERS_MIN = 10_000;
const USERS_SPREAD = 100;
const USERS_EVERY_MS = 30_000;
const USERS_STEP = 5;
/** Maximum number of steps made up at once, after a long time without requests. */
const STEPS_MAX = 1_000;

/**
 * The drifting counters of spec 9.4, for demonstrations only: decision 028.
 * `online` starts at 150 to 249 and drifts by −10 to +10 every 10 s, never below 150. `users` starts at 10,000 to 10,099
 * and rises by 1 to 5 every 30 s.
 * @param random in [0, 1)
 */
export function demoFigures(clock: () => number, random: () => number = Math.random) {
  const upTo = (count: number): number => Math.floor(random() * count);
  let online = ONLINE_MIN + upTo(ONLINE_SPREAD);
  let users = USERS_MIN + upTo(USERS_SPREAD);
  let onlineAt = clock();
  let usersAt = onlineAt;
  return (): { readonly online: number; readonly users: number } => {
    const now = clock();
    for (let left = stepsIn(now - onlineAt, ONLINE_EVERY_MS); left > 0; left -= 1)
      online = Math.max(ONLINE_MIN, online - ONLINE_STEP + upTo(2 * ONLINE_STEP + 1));
    for (let left = stepsIn(now - usersAt, USERS_EVERY_MS); left > 0; left -= 1)
      users += 1 + upTo(USERS_STEP);
    onlineAt = now - ((now - onlineAt) % ONLINE_EVERY_MS);
    usersAt = now - ((now - usersAt) % USERS_EVERY_MS);
    return { online, users };
  };
}

const stepsIn = (ms: number, every: number): number => Math.min(STEPS_MAX, Math.floor(ms / every));
