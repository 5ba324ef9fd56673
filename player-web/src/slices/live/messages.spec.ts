import { describe, expect, it } from 'vitest';
import { type ChannelName, eventsOf, toldBy } from './messages';

const position = '000000000007';
const namesOf = (channel: ChannelName, message: object) =>
  eventsOf(channel, { position, ...message }).map(({ name }) => name);

describe('a live message', () => {
  it.each<[ChannelName, object, string[]]>([
    ['wish', { type: 2 }, ['wish']],
    ['wish', { type: 1 }, ['wish', 'redPacket']],
    ['drop', { msgType: 0 }, ['drop']],
    ['drop', { msgType: 1 }, ['invite']],
    ['drop', { msgType: 3 }, ['redPacket']],
    ['drop', { msgType: 4, boxSkinsList: [] }, ['propsDrop']],
    ['drop', { msgType: 9 }, []],
    ['upgrade', { type: 3 }, ['upgrade']],
    ['luckycard', {}, ['luckycard']],
    ['follow', { type: 'result' }, ['followed']],
    ['follow', {}, []],
  ])('of %s with %j gives the events of %j', (channel, message, names) => {
    expect(namesOf(channel, message)).toEqual(names);
  });

  it.each(['heart check', '"heart check"', '7', 'null', '{}', '{"position":7}'])('is not %s', (text) => {
    expect(toldBy(text)).toBeUndefined();
  });
});
