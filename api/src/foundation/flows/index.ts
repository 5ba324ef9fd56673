// Flows between streams (design, section 3): process managers, run on folded state.
export { openFlowsOf } from './open-flows.ts';
export { type StepRunner, type Steps, collectSteps, step } from './steps.ts';
export { type AskBeacon, NotOutYet, type Outside, type Port } from './outside.ts';
export { type FlowTold, type Remedy } from './listing.ts';
export { flowOrder, flowPause } from './orders.ts';
export { type Flows, type SharedByNodes, startFlows } from './start-flows.ts';
