import { WrongSetting } from './wrong-setting.ts';

/**
 * Returns until when the shop is closed to players, in milliseconds since 1970; 0 if it is not.
 * @throws WrongSetting
 */
export function closedUntilOf(environment: NodeJS.ProcessEnv): number {
  const written = environment['SKINS_CLOSED_UNTIL'] ?? '';
  if (written === '') return 0;
  const time = Date.parse(written);
  // Without a zone it would be another time on another machine.
  if (!Number.isFinite(time) || !/(?:Z|[+-]\d\d:?\d\d)$/i.test(written))
    throw new WrongSetting(`SKINS_CLOSED_UNTIL is no time with its zone, such as 2030-01-31T04:00:00Z`);
  return time;
}

/**
 * Returns the address to which the player app goes when told to leave (status 900); empty if not set.
 * @throws WrongSetting
 */
export function leaveToOf(environment: NodeJS.ProcessEnv): string {
  const written = environment['SKINS_LEAVE_TO'] ?? '';
  if (written === '') return '';
  const address = URL.parse(written);
  if (address === null || !['https:', 'http:'].includes(address.protocol))
    throw new WrongSetting('SKINS_LEAVE_TO is no address, such as https://example.org/');
  return address.href;
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * Returns the minimum level of log lines; `info` by default.
 * @throws WrongSetting
 */
export function logLevelOf(environment: NodeJS.ProcessEnv): string {
  const level = environment['SKINS_LOG'] || 'info';
  if (!LEVELS.includes(level)) throw new WrongSetting(`SKINS_LOG is one of ${LEVELS.join(', ')}`);
  return level;
}

/**
 * Returns the bytes of memory for folded streams from `SKINS_MEMORY`, which is in MB; undefined if not set.
 * @throws WrongSetting
 */
export function memoryOf({ SKINS_MEMORY: megabytes = '' }: NodeJS.ProcessEnv): number | undefined {
  if (megabytes === '') return undefined;
  if (!/^[1-9]\d{0,5}$/.test(megabytes))
    throw new WrongSetting('SKINS_MEMORY must be a number of megabytes, from 1 to 999999');
  return Number(megabytes) * 1_000_000;
}

/** Longest time before a stop in which a proxy may notice it, in seconds. */
const DRAIN_MAX = 600;
/** Default of a node: two rounds of the proxy's health check in `deploy/`. */
const DRAIN = 5;

/**
 * Returns for how long a server that was told to stop still answers, in milliseconds, from `SKINS_DRAIN`, which is in seconds; by default
 * only a node does.
 * @throws WrongSetting
 */
export function drainMsOf({ SKINS_DRAIN: written = '', SKINS_NODE: node = '' }: NodeJS.ProcessEnv): number {
  if (written === '') return node === '' ? 0 : DRAIN * 1_000;
  if (!/^\d{1,3}$/.test(written) || Number(written) > DRAIN_MAX)
    throw new WrongSetting(`SKINS_DRAIN must be a number of seconds, from 0 to ${DRAIN_MAX}`);
  return Number(written) * 1_000;
}
