import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The owner of a network of this size owns all its addresses. */
const IPV6_NETWORK_BITS = 64;

/** Returns an address in canonical form, IPv4 within IPv6 as IPv4; undefined when it is not an address. */
export function canonicalAddress(text: string): string | undefined {
  const kind = isIP(text);
  if (kind === 6) return ipaddr.process(text).toString();
  return kind === 4 ? text : undefined;
}

/** Returns the client's address: the peer, or the address that trusted proxies report; empty if the peer is gone. */
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => addressOf(ip);

/** Returns the canonical address of a connection, which node reports in several forms; empty if it is gone. */
export const addressOf = (remote: string | undefined): string =>
  remote === undefined ? '' : (canonicalAddress(remote) ?? remote);

/** Returns the key for rate limits: the address, or for IPv6 the network of 64 bits. */
export function limitKey(client: string): string {
  if (isIP(client) !== 6) return client;
  const parts = ipaddr.IPv6.parse(client).parts.slice(0, IPV6_NETWORK_BITS / 16);
  return `${parts.map((part) => part.toString(16)).join(':')}::/${IPV6_NETWORK_BITS}`;
}

/** Returns whether an address belongs to this machine. */
export function isLoopback(address: string): boolean {
  const canonical = canonicalAddress(address);
  return canonical === '::1' || canonical?.startsWith('127.') === true;
}
