// What several nodes on one log tell each other beside it.
export { type NodeReport, NodeReports, nodeReport } from './node-reports.ts';
