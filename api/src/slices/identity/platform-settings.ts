import { localPlatform } from './local-platform.ts';
import { STEAM, openIdProvider } from './openid-provider.ts';
import type { PlatformProvider } from './platform-provider.ts';

/** An invalid setting of the game platform. */
class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

interface PlatformSettings {
  /** undefined: no sign-in by a platform */
  readonly provider: PlatformProvider | undefined;
  /** the shop's address in browsers; empty if not set */
  readonly origin: string;
}

/**
 * Reads the platform settings. `SKINS_STEAM` is `local` (the default; for browsers on this machine alone), `steam` or `off`.
 * `SKINS_ORIGIN` is the shop's address in browsers.
 * @throws WrongSetting
 */
export function platformSettings(environment: NodeJS.ProcessEnv): PlatformSettings {
  const origin = originIn(environment['SKINS_ORIGIN'] ?? '');
  const which = environment['SKINS_STEAM'] ?? 'local';
  switch (which) {
    case 'off':
      return { provider: undefined, origin };
    case 'local':
      return { provider: localPlatform(), origin };
    case 'steam':
      if (origin === '')
        throw new WrongSetting('SKINS_STEAM=steam needs SKINS_ORIGIN: the platform sends players back there');
      return { provider: openIdProvider(STEAM), origin };
    default:
      throw new WrongSetting('SKINS_STEAM must be local, steam or off');
  }
}

function originIn(written: string): string {
  if (written === '') return '';
  const address = URL.parse(written);
  if (
    address === null ||
    !['https:', 'http:'].includes(address.protocol) ||
    address.origin !== written.replace(/\/$/, '')
  )
    throw new WrongSetting('SKINS_ORIGIN is no address of a shop, such as https://shop.example');
  return address.origin;
}
