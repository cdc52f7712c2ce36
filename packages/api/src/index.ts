export { buildApi, type ApiOptions } from './build-api';
export { openDatabase } from './platform/database/open-database';
