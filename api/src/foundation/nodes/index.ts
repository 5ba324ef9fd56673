// Reports of nodes to each other, outside the log.
export { type NodeReport, NodeReports, nodeReport } from './node-reports.ts';
