export { addCounts, noCounts, type Counts } from './counts';
export { HealthLedger } from './ledger';
export { latencyBucket, type HealthReport, type VersionCounts } from './report';
export { shellName } from './shell-name';
export { judgeRemote, type HealthPolicy, type Verdict } from './verdict';
