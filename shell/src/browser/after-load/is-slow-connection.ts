/** https://wicg.github.io/netinfo; not in all browsers. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

/** Whether the visitor asked to save data, or has a connection on which every byte is felt. */
export function isSlowConnection(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
