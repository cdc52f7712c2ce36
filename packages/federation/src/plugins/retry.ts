import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

export interface RetryOptions {
  /** Delay before the second attempt, in milliseconds. */
  readonly delayMs: number;
}

type EntryFailure = Parameters<NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>>[0];

/** Loads an entry once more when the network failed or an attempt timed out. */
export function retryPlugin({ delayMs }: RetryOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'retry',
    loadEntryError: (failure) =>
      new Promise<ReturnType<typeof loadAgain>>((resolve) => {
        setTimeout(() => resolve(loadAgain(failure)), delayMs);
      }),
  };
}

async function loadAgain({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }: EntryFailure) {
  // Otherwise the runtime waits for the failed attempt.
  delete globalLoading[uniqueKey];
  const entry = await getRemoteEntry({ origin, remoteInfo });
  return entry || undefined;
}
