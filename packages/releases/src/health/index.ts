export { addCounts, noCounts, type Counts } from './counts';
export { HealthLedger, retentionMs } from './ledger';
export { defaultPolicy, type HealthPolicy } from './policy';
export { PreviousVersions } from './previous-versions';
export { latencyBucket, type HealthReport, type VersionCounts } from './report';
export { shellName } from './shell-name';
export { judgeRemote, type Verdict } from './verdict';
