export { createApi, type Api, type ApiOptions } from './client';
export { ApiError, isApiError } from './api-error';
