export { type Commits, commitsBetween } from '../diff/commits-between';
export { isOverBudget, kilobytes, routeChange, sizeDelta } from '../diff/describe-diff';
export { diffReleases, type ReleaseDiff } from '../diff/diff-releases';
export { type Candidate, type Check, type GateListener, liveContext, type Problem, runGate } from './gate';
export { languagesCheck } from './languages-check';
export { routesCheck } from './routes-overlap';
export { SizeBudget, sizeCheck } from './size-check';
export { supportsContract, type Surface, surfaceChecks } from './surface-checks';
