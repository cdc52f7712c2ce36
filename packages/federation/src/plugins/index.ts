export { devtoolsPlugin, type DevtoolsOptions } from './devtools';
export { integrityPlugin, type IntegrityOptions } from './integrity';
export { metricsPlugin, type LoadMetric } from './metrics';
export { previousVersionPlugin, type PreviousVersionOptions } from './previous-version';
export { releasePlugin, type ReleaseOptions } from './release-plugin';
export { releaseSetPlugin, remoteOf } from './release-set';
export { retryPlugin, type RetryOptions } from './retry';
export { nextTask, yieldPlugin } from './yield';
