import { request } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ControlProblem } from './control-server.ts';

const problem = Compile(Type.Object({ problem: Type.String() }));
const DONE = 200;

const UNHEARD =
  'what writes to the folder takes no commands: an import or a replay, or a server that starts or stops. Try again later';
const UNANSWERED = 'the server ended before it answered: see whether it was done';

/**
 * Sends a command to the server that runs over a data folder.
 * @throws ControlProblem with the server's message if it refuses
 */
export async function askServer(socket: string, name: string, input: unknown): Promise<unknown> {
  const asking = request({ socketPath: socket, path: `/${name}`, method: 'POST' });
  asking.end(JSON.stringify(input));
  const { status, body } = await answerTo(asking).catch((error: unknown) => {
    throw new ControlProblem(isUnheard(error) ? UNHEARD : UNANSWERED, { cause: error });
  });
  if (status === DONE) return body;
  throw new ControlProblem(problem.Check(body) ? body.problem : 'the server that runs failed');
}

async function answerTo(asking: ClientRequest): Promise<{ status: number | undefined; body: unknown }> {
  const [response]: IncomingMessage[] = await once(asking, 'response');
  return { status: response?.statusCode, body: response && (await json(response)) };
}

const isUnheard = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'connect';
