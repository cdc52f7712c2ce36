export { createApi, type Api } from './client';
export { ApiError, isApiError } from './api-error';
export type { ApiOptions } from './transport';
