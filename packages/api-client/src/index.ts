export { createApi, type Api, type ApiOptions } from './client';
export { ApiError } from './api-error';
