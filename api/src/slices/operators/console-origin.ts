import { WrongSetting } from '../../shop/wrong-setting.ts';

/**
 * Where browsers see the console, as passkeys are bound to it: https://shop.example; empty where nothing was set, then they work
 * at localhost alone.
 * @throws WrongSetting
 */
export function consoleOriginOf(environment: NodeJS.ProcessEnv): string {
  const written = environment['SKINS_CONSOLE_ORIGIN'] ?? '';
  if (written === '') return '';
  const address = URL.parse(written);
  const safe =
    address?.protocol === 'https:' || (address?.protocol === 'http:' && address.hostname === 'localhost');
  if (address === null || !safe || address.origin !== written.replace(/\/$/, ''))
    throw new WrongSetting('SKINS_CONSOLE_ORIGIN is no address of a page, such as https://shop.example');
  return address.origin;
}
