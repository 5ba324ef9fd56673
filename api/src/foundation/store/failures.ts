/** The disk has no room: nothing happened, and it may be retried once there is room. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** The storage failed during a write: its content is known only after reopening it. */
export class StorageBroken extends Error {
  override readonly name = 'StorageBroken';
}

/** Another writer took the log over: this one never writes to it again. */
export class FencedOff extends Error {
  override readonly name = 'FencedOff';
}

/** A file, or a log on a server, that cannot be read: it is damaged, or not a database. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
  /** the reason alone */
  readonly damage: string;

  constructor(file: string, cause: Error) {
    super(`${file} cannot be read: ${cause.message}`, { cause });
    this.damage = cause.message;
  }
}
