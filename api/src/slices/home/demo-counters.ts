import { WrongSetting } from '../../shop/wrong-setting.ts';

/**
 * Whether counters of players are made up, for a demonstration (decision 028); measured where nothing was set.
 * @throws WrongSetting
 */
export function demoCountersOf(environment: NodeJS.ProcessEnv): boolean {
  const written = environment['SKINS_DEMO_COUNTERS'] ?? '';
  if (!['', 'on', 'off'].includes(written))
    throw new WrongSetting('SKINS_DEMO_COUNTERS is on, off, or nothing');
  return written === 'on';
}
