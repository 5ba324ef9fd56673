// Commands from the machine on which a shop runs. They go to the server, because only it writes.
export { askServer } from './ask-server.ts';
export { ControlProblem, type ControlServer, type Controls, serveControl } from './control-server.ts';
export { controlSocketOf } from './socket-path.ts';
