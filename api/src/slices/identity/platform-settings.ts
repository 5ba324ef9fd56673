import { localPlatform } from './local-platform.ts';
import { STEAM, openIdProvider } from './openid-provider.ts';
import type { PlatformProvider } from './platform-provider.ts';

/** A setting that cannot be meant as it was written. */
class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

interface PlatformSettings {
  /** undefined: players do not sign in by a platform */
  readonly provider: PlatformProvider | undefined;
  /** where browsers see the shop; empty where nothing was set */
  readonly origin: string;
}

/**
 * By whom players are told who they are: `SKINS_STEAM` is `local` (unless said; for browsers on this machine alone), `steam` or
 * `off`; `SKINS_ORIGIN` is where players see the shop.
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
