export { readCookie, writeCookie } from './cookie';
export { readStored, writeStored } from './stored-value';
