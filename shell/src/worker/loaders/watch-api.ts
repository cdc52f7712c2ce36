import { isApiError, type Api } from '@kaadu/api-client';

/** The API as one loader sees it. */
export interface WatchedApi {
  readonly api: Api;
  /**
   * Whether a call failed, or has no response yet. The loader's outcome then says nothing about its version.
   */
  isFailing(): boolean;
  /** Milliseconds since the loader last waited for a call; 0 while it does. */
  idleMs(): number;
}

/** Watches the calls of one loader. */
export function watchApi(api: Api): WatchedApi {
  let pending = 0;
  let failed = false;
  let idleSince = performance.now();
  const watched = new Proxy(api, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function') return call;
      return async (...args: readonly unknown[]) => {
        pending += 1;
        try {
          return await Reflect.apply(call, target, args);
        } catch (error) {
          failed ||= !isRefusal(error);
          throw error;
        } finally {
          pending -= 1;
          idleSince = performance.now();
        }
      };
    },
  });
  return {
    api: watched,
    isFailing: () => failed || pending > 0,
    idleMs: () => (pending > 0 ? 0 : performance.now() - idleSince),
  };
}

/** Whether the API has responded with a client error. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}
