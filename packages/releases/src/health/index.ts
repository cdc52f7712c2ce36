export { addCounts, noCounts, type Counts } from './counts';
export { decide, defaultPolicy, type HealthPolicy, type Verdict } from './decide';
export { HealthLedger } from './ledger';
export { latencyClass, type HealthReport, type VersionCounts } from './report';
