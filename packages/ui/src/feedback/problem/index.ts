export { LoadProblem } from './LoadProblem';
export { type Problem, problemOf } from './problem';
