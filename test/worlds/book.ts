import { canonicalJson } from '@skins/engine/kernel';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import type { AnyOrder } from '../kit/order.ts';
import type { Disk } from './disk.ts';
import type { Answer, Sent } from './sent.ts';

/** A request with all its answers. */
export interface Request extends Sent {
  readonly said: string;
  readonly inputHash: string;
  readonly answers: Answer[];
}

/** Serializes an answer for comparison: as it is sent, with sorted keys. */
export const toldAs = (told: object): string => canonicalJson(JSON.parse(JSON.stringify(told)));

/** Requests, answers and contradictions: the plain memory that everything is checked against. */
export class Book {
  readonly requests: Request[] = [];
  readonly faults: string[] = [];

  /** Enters a request under a new key or under a used one. */
  enter(said: string, order: AnyOrder, commandId = `key-${this.requests.length}`): Request {
    const inputHash = nativeSha256(canonicalJson({ command: order.command.name, input: order.input }));
    const known = this.#find(order.stream, commandId, inputHash);
    if (known !== undefined) return known;
    const request = { said: `${said} (${commandId})`, commandId, order, inputHash, answers: [] };
    this.requests.push(request);
    return request;
  }

  /** Returns one of the entered requests, by any number. */
  sent(which: number): Request {
    const request = this.requests[which % this.requests.length];
    if (request === undefined) throw new RangeError('nothing was asked yet');
    return request;
  }

  /** Checks a new answer: it must be on the disk by now, and must equal earlier answers. */
  hear(request: Request, answer: Answer, disk: Disk): void {
    const { said, order, commandId, inputHash, answers } = request;
    const mark = disk.markOf(order.stream, commandId);
    const own = mark?.inputHash === inputHash;
    if (mark === undefined) this.#fault(`${said} was answered, and is not on the disk`);
    else if (own === (answer.kind === 'key-reused'))
      this.#fault(`${said} was answered ${answer.kind}, and the key is ${own ? 'its own' : "another's"}`);
    const [first] = answers;
    if (first !== undefined && toldAs(first) !== toldAs(answer))
      this.#fault(`${said} was answered otherwise before: ${toldAs(answer)}`);
    answers.push(answer);
  }

  /** Checks that everything answered is still on the disk. */
  demandKept(disk: Disk): void {
    for (const { said, order, commandId, answers } of this.requests)
      if (answers.length > 0 && disk.markOf(order.stream, commandId) === undefined)
        this.#fault(`${said} was answered, and is lost`);
  }

  /** Returns the request under a key with this input. */
  asked(stream: string, commandId: string, inputHash: string): Request | undefined {
    return this.#find(stream, commandId, inputHash);
  }

  add(faults: readonly (string | undefined)[]): void {
    for (const fault of faults) if (fault !== undefined) this.#fault(fault);
  }

  /** @throws Error with the first finding */
  demandSound(): void {
    const [first] = this.faults;
    if (first !== undefined) throw new Error(first);
  }

  #fault(fault: string): void {
    this.faults.push(fault);
  }

  #find(stream: string, commandId: string, inputHash: string): Request | undefined {
    return this.requests.find(
      (one) => one.order.stream === stream && one.commandId === commandId && one.inputHash === inputHash,
    );
  }
}
