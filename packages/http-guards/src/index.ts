export { isForThisMachine, namesThisMachine } from './for-this-machine';
export { addRetryAfter, retryAfterSeconds } from './retry-after';
