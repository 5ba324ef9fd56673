import { afterEach, describe, expect, it, vi } from 'vitest';
import { Subscribers } from './subscribers.ts';

afterEach(() => vi.restoreAllMocks());

describe('Subscribers', () => {
  it('publishes the head to all even if one throws, and the error stays uncaught', () => {
    const loud = vi.spyOn(globalThis, 'queueMicrotask').mockReturnValue();
    const subscribers = new Subscribers();
    const heard: string[] = [];
    subscribers.add(() => {
      throw new Error('defect');
    });
    subscribers.add((head) => heard.push(head));

    subscribers.publish('000000000001');

    expect(heard).toEqual(['000000000001']);
    expect(loud.mock.calls).toHaveLength(1);
    expect(loud.mock.calls[0]?.[0]).toThrow('defect');
  });
});
