export { buildApi, type ApiOptions } from './build-api';
export { openDatabase } from './db/open-database';
