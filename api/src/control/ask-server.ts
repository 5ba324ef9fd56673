import { request } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ControlProblem } from './control-server.ts';

const problem = Compile(Type.Object({ problem: Type.String() }));
const DONE = 200;

/**
 * Asks the server that runs over a data folder.
 * @throws ControlProblem with what it says, when it refuses
 */
export async function askServer(socket: string, name: string, input: unknown): Promise<unknown> {
  const asking = request({ socketPath: socket, path: `/${name}`, method: 'POST' });
  asking.end(JSON.stringify(input));
  const [response]: IncomingMessage[] = await once(asking, 'response');
  if (response === undefined) throw new ControlProblem('the server that runs does not answer');
  const body: unknown = await json(response);
  if (response.statusCode === DONE) return body;
  throw new ControlProblem(problem.Check(body) ? body.problem : 'the server that runs failed');
}
