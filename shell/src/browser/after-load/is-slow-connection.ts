/** Network Information API (https://wicg.github.io/netinfo), which not all browsers support. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

/** Whether the visitor has requested to save data, or has a very slow connection. */
export function isSlowConnection(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
