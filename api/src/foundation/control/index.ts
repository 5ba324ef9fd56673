// Commands of the machine on which a shop runs: handed to the server, which alone writes.
export { askServer } from './ask-server.ts';
export { ControlProblem, type ControlServer, type Controls, serveControl } from './control-server.ts';
export { controlSocketOf } from './socket-path.ts';
