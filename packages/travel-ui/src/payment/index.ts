export { type Payment, usePay } from './use-pay';
export { usePoll } from './use-poll';
