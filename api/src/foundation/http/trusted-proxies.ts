import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import ipaddr from 'ipaddr.js';
import { addressOf, canonicalAddress } from './client-address.ts';

const HEADER = 'x-forwarded-for';
/** Headers in which proxies report a client's address. */
const FORWARDED = [HEADER, 'forwarded', 'x-real-ip'] as const;

/** Returns whether a peer is a proxy that is trusted for the client's address. */
export type Trusts = (address: string) => boolean;

/** The list of trusted proxies is invalid. */
class NoProxies extends Error {
  override readonly name = 'NoProxies';
}

/**
 * Parses `SKINS_TRUSTED_PROXIES`: addresses and networks (CIDR) of IPv4 and IPv6, separated by commas or spaces.
 * @returns undefined when it is empty
 * @throws NoProxies with the reason
 */
export function trustedProxies(list: string | undefined): Trusts | undefined {
  const entries = (list ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  if (entries.length === 0) return undefined;
  const networks = entries.map(networkOf);
  return (text) => {
    const address = canonicalAddress(text);
    return address !== undefined && networks.some((holds) => holds(address));
  };
}

/** Returns a test whether an address is in a network. */
function networkOf(entry: string): Trusts {
  const [base = '', bits, ...rest] = entry.split('/');
  const kind = isIP(base);
  const bitsMax = kind === 6 ? 128 : 32;
  if (kind === 0 || base.includes('%') || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
    throw wrong(entry, 'is no address and no network, as 192.0.2.7, 10.0.0.0/8 or 2001:db8::/32 are');
  const prefix = Number(bits ?? bitsMax);
  if (prefix > bitsMax) throw wrong(entry, `has more than ${bitsMax} bits`);
  if (prefix === 0) throw wrong(entry, 'would trust everybody');
  const network = ipaddr.parse(base);
  if (network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress())
    throw wrong(entry, 'is an IPv4 address within IPv6: write it as IPv4');
  return (text) => {
    const address = ipaddr.parse(text);
    return address.kind() === network.kind() && address.match(network, prefix);
  };
}

const wrong = (entry: string, what: string): NoProxies =>
  new NoProxies(`SKINS_TRUSTED_PROXIES: '${entry}' ${what}`);

/**
 * Removes untrusted proxy headers. From a trusted peer it keeps the rightmost addresses, in canonical form, up to the
 * first entry that is not an address; from any other peer it keeps nothing.
 * @returns whether an untrusted peer sent such a header
 */
export function believeProxies(request: IncomingMessage, trusts: Trusts | undefined): boolean {
  const { headers, socket } = request;
  if (trusts?.(addressOf(socket.remoteAddress)) === true) {
    const said = headers[HEADER];
    if (typeof said === 'string') headers[HEADER] = addressesIn(said).join(', ');
    return false;
  }
  const named = FORWARDED.filter((name) => headers[name] !== undefined);
  for (const name of named) Reflect.deleteProperty(headers, name);
  return named.length > 0;
}

/** Returns the addresses at the end of a list, in order, back to the last entry that is not an address. */
function addressesIn(list: string): string[] {
  const found = list.split(',').map(addressIn);
  const end = found.lastIndexOf(undefined);
  return found.slice(end + 1).flatMap((address) => address ?? []);
}

/** Parses an address as proxies write it: bare, in brackets, or with a port. */
function addressIn(text: string): string | undefined {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(text.trim()) ?? [];
  return canonicalAddress(bracketed ?? dotted ?? text.trim());
}

/** Warns once that a proxy was not trusted: behind an unlisted proxy, all clients count as one. */
export function distrustTold(logger: FastifyBaseLogger): (request: IncomingMessage) => void {
  let told = false;
  return ({ socket }) => {
    if (told) return;
    told = true;
    logger.warn(
      { peer: addressOf(socket.remoteAddress) },
      'a peer names another client’s address, and is not believed: if it is a proxy of this shop, name it in SKINS_TRUSTED_PROXIES; its clients are limited as one until then',
    );
  };
}
