import { ErrorType, WrongExpectedVersionError, isCommandError } from '@eventstore/db-client';

/** The server gave no answer, or none that says what happened: an append may have happened. */
export class LostServer extends Error {
  override readonly name = 'LostServer';
}

/** An append was not written, because its stream has another last event than expected. */
export class WrongRevision extends Error {
  override readonly name = 'WrongRevision';
}

/** A stream was deleted for good. */
export class DeletedStream extends Error {
  override readonly name = 'DeletedStream';
}

/** Answers that say that nothing happened, and will not happen when it is sent again. */
const REFUSED: ReadonlySet<string> = new Set([
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.INVALID_TRANSACTION,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
  ErrorType.UNSUPPORTED,
]);
/** gRPC's INVALID_ARGUMENT, PERMISSION_DENIED, UNIMPLEMENTED, UNAUTHENTICATED */
const REFUSED_STATUS: ReadonlySet<unknown> = new Set([3, 7, 12, 16]);

/** Converts a failure of a call to its own error class. */
export function namedFailure(error: unknown, name: string): unknown {
  if (!(error instanceof Error)) return error;
  const options = { cause: error };
  if (error instanceof WrongExpectedVersionError)
    return new WrongRevision(`${name} has another end than expected`, options);
  const { type, code } = signsOf(error);
  if (type === ErrorType.STREAM_DELETED) return new DeletedStream(`${name} was deleted`, options);
  if (type === ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED)
    return new Error(
      `${name} takes smaller appends than the log needs: set the server's MaxAppendSize to 1048576 bytes or more`,
      options,
    );
  if ((type !== undefined && REFUSED.has(type)) || (type === undefined && REFUSED_STATUS.has(code)))
    return new Error(`${name} refuses this program: ${error.message}`, options);
  const ofServer =
    type !== undefined || typeof code === 'number' || error.message.startsWith('Failed to discover');
  return ofServer ? new LostServer(`${name} cannot be reached: ${error.message}`, options) : error;
}

function signsOf(error: Error & { readonly code?: unknown }): {
  readonly type: string | undefined;
  readonly code: unknown;
} {
  return { type: isCommandError(error) ? error.type : undefined, code: error.code };
}
