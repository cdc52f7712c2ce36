export { readServiceEnv, runService, serviceVariables, type RunServiceOptions } from './run-service';
