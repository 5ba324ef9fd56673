import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Whoever holds a network of this size holds all its addresses. */
const IPV6_NETWORK_BITS = 64;

/** An address in its one form, an IPv4 one as such also where it comes in IPv6; undefined when it is none. */
export function canonicalAddress(text: string): string | undefined {
  const kind = isIP(text);
  if (kind === 6) return ipaddr.process(text).toString();
  return kind === 4 ? text : undefined;
}

/** Who asks: the peer, or whom trusted proxies name; empty when the peer is gone already. */
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => addressOf(ip);

/** Where a connection comes from, which node says in several forms; empty when it is gone already. */
export const addressOf = (remote: string | undefined): string =>
  remote === undefined ? '' : (canonicalAddress(remote) ?? remote);

/** Under what a client is counted where requests are limited: the address, of IPv6 the network of 64 bits. */
export function limitKey(client: string): string {
  if (isIP(client) !== 6) return client;
  const parts = ipaddr.IPv6.parse(client).parts.slice(0, IPV6_NETWORK_BITS / 16);
  return `${parts.map((part) => part.toString(16)).join(':')}::/${IPV6_NETWORK_BITS}`;
}

/** Whether an address is of this very machine. */
export function isLoopback(address: string): boolean {
  const canonical = canonicalAddress(address);
  return canonical === '::1' || canonical?.startsWith('127.') === true;
}
