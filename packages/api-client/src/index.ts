export { createApi, type Api } from './client';
export { createClient, type Client } from './create-client';
export { ApiError, isApiError } from './api-error';
export type { ApiAnswer, ApiCall, ApiOptions, Intercept, Send } from './transport';
