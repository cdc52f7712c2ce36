export { readCookie, writeCookie } from './cookie';
export { forgetVisitor } from './forget-visitor';
export { readStored, writeStored } from './stored-value';
