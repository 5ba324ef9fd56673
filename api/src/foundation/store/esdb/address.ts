/** The address of a log on EventStoreDB or KurrentDB. */
export interface EsdbAddress {
  /** the client's connection string, without the log's name; without the user, as the client prints it in warnings */
  readonly connection: string;
  /** name of the log, and of the stream that says where it lies */
  readonly log: string;
  /** shown to users; without user and password */
  readonly name: string;
  /** whether the connection is encrypted */
  readonly encrypted: boolean;
  /** undefined if the server takes anybody's writes */
  readonly user: { readonly username: string; readonly password: string } | undefined;
}

const FORM =
  /^(?:esdb|kurrentdb|kdb)(\+discover)?:\/\/(?:([^:@/?]+):([^:@/?]+)@)?([A-Za-z0-9.\-_:,[\]]+)(?:\/([^?]*))?(?:\?(.*))?$/;
const LOG_NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
const OVERRULED = /^(throwOnAppendFailure|nodePreference|keepAliveTimeout)=/i;
const DEFAULT_LOG = 'skins';

/**
 * Returns the parts of an address such as `esdb://user:password@host:2113/skins?tls=true`, where the path names the log;
 * undefined if it is none.
 */
export function esdbAddress(text: string): EsdbAddress | undefined {
  const [whole, discover = '', user, password, hosts = '', path = '', options = ''] = FORM.exec(text) ?? [];
  const log = path === '' ? DEFAULT_LOG : path;
  if (whole === undefined || !LOG_NAME.test(log)) return undefined;
  const [username, secret] = [decoded(user), decoded(password)];
  if (user !== undefined && (username === undefined || secret === undefined)) return undefined;
  // A failed append has to throw, only the leader is asked, and a silent connection is left, whatever the address says.
  const kept = options.split('&').filter((one) => one !== '' && !OVERRULED.test(one));
  return {
    connection: `esdb${discover}://${hosts}${kept.length === 0 ? '' : `?${kept.join('&')}`}`,
    log,
    name: `esdb${discover}://${hosts}/${log}`,
    encrypted: !kept.some((one) => /^tls=false$/i.test(one)),
    user: username === undefined || secret === undefined ? undefined : { username, password: secret },
  };
}

/** Decodes percent escapes; undefined for malformed ones. */
function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
