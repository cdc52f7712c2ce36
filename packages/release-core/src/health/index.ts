export { addCounts, Counts, latencyPercentile, noCounts } from './counts';
export { Bin, binMs, HealthLedger, type ReportingShell, retentionMs } from './ledger';
export { defaultPolicy, type HealthPolicy } from './policy';
export { PreviousVersions } from './previous-versions';
export { HealthReport, latencyBucket, VersionCounts } from './report';
export { evidenceOfNotWorse } from './sequential-test';
export { countSignals, ViewSignals } from './signals';
export { ShellHosts, shellName, thisHost } from './shell-name';
export { judgeRemote, type Verdict } from './verdict';
