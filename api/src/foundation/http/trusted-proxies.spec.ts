import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressOf, isLoopback, limitKey } from './client-address.ts';
import { believeProxies, trustedProxies } from './trusted-proxies.ts';

const LIST = '192.0.2.7, 10.0.0.0/8\t2001:db8::/32 fd00::1';

describe('SKINS_TRUSTED_PROXIES', () => {
  it.each(['192.0.2.7', '::ffff:192.0.2.7', '10.255.0.1', '2001:db8:1::9', 'FD00:0::1'])(
    'trusts %s',
    (address) => {
      expect(trustedProxies(LIST)?.(address)).toBe(true);
    },
  );

  it.each(['192.0.2.8', '11.0.0.1', '2001:db9::1', 'fd00::2', '::1', '127.0.0.1', '', 'unknown'])(
    'does not trust %j',
    (address) => {
      expect(trustedProxies(LIST)?.(address)).toBe(false);
    },
  );

  it.each([undefined, '', ' , '])('trusts nobody as %j', (list) => {
    expect(trustedProxies(list)).toBeUndefined();
  });

  it.each([
    ['proxy.example', 'no address'],
    ['true', 'no address'],
    ['1', 'no address'],
    ['127.1', 'no address'],
    ['10.0.0.0/', 'no address'],
    ['10.0.0.0/8/8', 'no address'],
    ['10.0.0.0/-1', 'no address'],
    ['10.0.0.0/33', 'more than 32 bits'],
    ['2001:db8::/129', 'more than 128 bits'],
    ['0.0.0.0/0', 'trust everybody'],
    ['::/0', 'trust everybody'],
    ['fe80::1%eth0', 'no address'],
    ['::ffff:192.0.2.7', 'write it as IPv4'],
  ])('refuses %s with an explanation', (entry, sentence) => {
    expect(() => trustedProxies(`192.0.2.7, ${entry}`)).toThrow(sentence);
    expect(() => trustedProxies(entry)).toThrow(`SKINS_TRUSTED_PROXIES: '${entry}' `);
  });
});

describe('believeProxies', () => {
  const asked = (peer: string, said: Record<string, string>) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: peer });
    const request = new IncomingMessage(socket);
    Object.assign(request.headers, said);
    const distrusted = believeProxies(request, trustedProxies(LIST));
    return { headers: request.headers, distrusted };
  };

  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['198.51.100.1, 203.0.113.5:61234', '198.51.100.1, 203.0.113.5'],
    ['[2001:DB8:0::5]:443,::ffff:203.0.113.5', '2001:db8::5, 203.0.113.5'],
    ['203.0.113.5, unknown, 198.51.100.1', '198.51.100.1'],
    ['203.0.113.5, _hidden', ''],
    ['"203.0.113.5"', ''],
  ])('reads a trusted peer’s list %j as %j', (said, read) => {
    expect(asked('::ffff:10.1.2.3', { 'x-forwarded-for': said })).toEqual({
      headers: { 'x-forwarded-for': read },
      distrusted: false,
    });
  });

  it('removes everything from an untrusted peer', () => {
    const said = {
      'x-forwarded-for': '203.0.113.5',
      forwarded: 'for=203.0.113.5',
      'x-real-ip': '203.0.113.5',
    };
    expect(asked('198.51.100.1', { ...said, host: 'x' })).toEqual({
      headers: { host: 'x' },
      distrusted: true,
    });
    expect(asked('198.51.100.1', { host: 'x' })).toEqual({ headers: { host: 'x' }, distrusted: false });
  });
});

describe('a client address', () => {
  it('is limited by address, or by the network of 64 bits in IPv6', () => {
    expect(['192.0.2.7', addressOf('::ffff:192.0.2.7')].map(limitKey)).toEqual(['192.0.2.7', '192.0.2.7']);
    expect(['2001:db8:1:2::7', '2001:db8:1:2:3:4:5:6'].map(limitKey)).toEqual([
      '2001:db8:1:2::/64',
      '2001:db8:1:2::/64',
    ]);
    expect(limitKey('2001:db8:1:3::7')).toBe('2001:db8:1:3::/64');
    expect(limitKey('')).toBe('');
  });

  it.each([
    ['127.0.0.1', true],
    ['127.8.9.10', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['128.0.0.1', false],
    ['::2', false],
    ['', false],
  ])('is on this machine: %j %s', (address, own) => {
    expect(isLoopback(address)).toBe(own);
  });
});
