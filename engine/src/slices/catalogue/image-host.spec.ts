import { describe, expect, it } from 'vitest';
import { IMAGE_HOST } from './events.ts';
import { imageAt } from './image-host.ts';

const HOST = 'https://img.example.com';

describe('a picture', () => {
  it.each([
    ['/art/x.svg', HOST, `${HOST}/art/x.svg`],
    ['/art/x.svg', null, '/art/x.svg'],
    ['/steam/economy/x.png', HOST, '/steam/economy/x.png'],
    ['https://community.steamstatic.com/x', HOST, 'https://community.steamstatic.com/x'],
    ['/art/pictures/x.webp', HOST, '/art/pictures/x.webp'],
    ['//elsewhere.example/x', HOST, '//elsewhere.example/x'],
  ])('%s with the host %s is at %s', (image, origin, shown) => {
    expect(imageAt(image, origin)).toBe(shown);
  });
});

describe('the image host', () => {
  it.each([
    [HOST, true],
    ['https://img.example.com:8443', true],
    [null, true],
    ['http://img.example.com', false],
    ['https://img.example.com/path', false],
    ["https://img.example.com; script-src 'unsafe-inline'", false],
    ['https://*', false],
    ['', false],
  ])('may be %j: %s', (origin, fits) => {
    expect(IMAGE_HOST.fits({ origin })).toBe(fits);
  });
});
