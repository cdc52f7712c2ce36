export { createApi, type Api } from './client';
export type { Client } from './client-of';
export { createClient } from './create-client';
export { extendApi } from './extend-api';
export { ApiError, isApiError } from './api-error';
export type { ApiResponse, ApiCall, ApiOptions, CallOptions, Intercept, Send } from './transport';
