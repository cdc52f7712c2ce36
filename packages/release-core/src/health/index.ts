export { addCounts, Counts, latencyPercentile, noCounts, withoutSignals } from './counts';
export { Bin, binMs, HealthLedger, type ReportingShell, retentionMs } from './ledger';
export { defaultPolicy, type HealthPolicy } from './policy';
export { PreviousVersions } from './previous-versions';
export { HealthReport, latencyBucket, VersionCounts } from './report';
export { evidenceOfNotWorse } from './sequential-test';
export { countSignals, ViewSignals } from './signals';
export { ShellHosts, shellName, thisHost } from './shell-name';
export { type FaultyVersion, judgeChannel, judgeRemote, type Verdict } from './verdict';
