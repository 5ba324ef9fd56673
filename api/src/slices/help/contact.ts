import type { Language } from '../../foundation/http/language.ts';

/** How players reach a person. */
export interface Contact {
  /** Returns the address of customer service for speakers of a language; null if none is set. */
  readonly service: (language: Language) => string | null;
  readonly imprint: string | null;
  /** the QQ group of Chinese speakers */
  readonly qqGroup: string | null;
}

/** What may open from a page: a mail, a page, a chat. */
const PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:', 'mqqapi:', 'tencent:']);
const LANGUAGES: readonly Language[] = ['ZH', 'EN', 'RU', 'VN'];

/**
 * Reads `SKINS_SERVICE`, one address or several such as `ZH=https://… EN=mailto:…` (the first is for the others),
 * `SKINS_IMPRINT` and `SKINS_QQ_GROUP`.
 * @throws Error if one is no address
 */
export function contactOf({
  SKINS_SERVICE: service = '',
  SKINS_IMPRINT: imprint = '',
  SKINS_QQ_GROUP: qqGroup = '',
}: NodeJS.ProcessEnv): Contact {
  const services = new Map<Language, string>();
  for (const part of service.split(/\s+/).filter((one) => one !== '')) {
    const language = LANGUAGES.find((one) => part.startsWith(`${one}=`));
    const address = addressOf(
      'SKINS_SERVICE',
      language === undefined ? part : part.slice(language.length + 1),
    );
    for (const one of language === undefined ? LANGUAGES : [language]) services.set(one, address);
  }
  const [first = null] = services.values();
  return {
    service: (language) => services.get(language) ?? first,
    imprint: imprint === '' ? null : addressOf('SKINS_IMPRINT', imprint),
    qqGroup: qqGroup === '' ? null : addressOf('SKINS_QQ_GROUP', qqGroup),
  };
}

function addressOf(name: string, written: string): string {
  const address = URL.parse(written);
  if (address === null || !PROTOCOLS.has(address.protocol))
    throw new Error(`${name} is no address, such as https://example.org/ or mailto:help@example.org`);
  return address.href;
}
