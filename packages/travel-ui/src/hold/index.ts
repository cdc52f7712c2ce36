export { HoldProblem } from './HoldProblem';
export { useHold } from './use-hold';
