export { describeError, formatError } from './describe-error';
export { reportCrashes } from './report-crashes';
export { safeLogger } from './safe-logger';
export { safeMessage } from './safe-message';
export { withoutPersonalData } from './without-personal-data';
