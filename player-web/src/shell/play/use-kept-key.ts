import { useRef } from 'react';
import { commandKey } from '../net';
import { isUnanswered } from './sending';

const NOTHING = { key: '', wish: '' };

/**
 * Sends commands under keys that are kept until an answer comes. After a lost answer, another press repeats the same
 * idempotent command. Different input is a new command.
 */
export function useKeptKey() {
  const sent = useRef(NOTHING);
  return async <Wish extends object, Answer>(
    wish: Wish,
    send: (wish: Wish, key: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const written = JSON.stringify(wish);
    if (sent.current.wish !== written) sent.current = { key: commandKey(), wish: written };
    try {
      const answer = await send(wish, sent.current.key);
      sent.current = NOTHING;
      return answer;
    } catch (error) {
      if (!isUnanswered(error)) sent.current = NOTHING;
      throw error;
    }
  };
}
