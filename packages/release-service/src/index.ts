export { openSharedState } from './state/shared-state';
export { readServiceEnv, runService, serviceVariables, type RunServiceOptions } from './run-service';
