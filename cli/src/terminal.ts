import { createInterface } from 'node:readline/promises';

/** Input and output of a command: a terminal, or a test. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv;
  /** Results. */
  readonly out: (text: string) => void;
  /** Progress and problems. */
  readonly err: (text: string) => void;
  /** Whether a person watches `err`. */
  readonly watched: boolean;
  /** All of the standard input, as text. */
  readonly readInput: () => Promise<string>;
  /** Asks the person at the keyboard; undefined if nobody is there, or if there was no answer before `until`. */
  readonly ask: (question: string, until?: AbortSignal) => Promise<string | undefined>;
}

export const processTerminal = (): Terminal => ({
  environment: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  watched: process.stderr.isTTY,
  readInput: async () => {
    let text = '';
    for await (const chunk of process.stdin.setEncoding('utf8')) text += String(chunk);
    return text;
  },
  ask: async (question, until) => {
    if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    const stop = new AbortController();
    lines.once('SIGINT', () => stop.abort());
    try {
      const signal = until === undefined ? stop.signal : AbortSignal.any([stop.signal, until]);
      return await lines.question(question, { signal });
    } catch (error) {
      if (!stop.signal.aborted && !until?.aborted) throw error;
      // The question consumed Ctrl-C, so pass the signal on.
      if (stop.signal.aborted) process.kill(process.pid, 'SIGINT');
      return undefined;
    } finally {
      lines.close();
    }
  },
});
