import { folderStorage, stateDocuments, stateLogs, type StateStorage } from '@kaadu/release-core/operations';

/**
 * Copies the state of a service from its folder to an empty storage, so that a service which gets a database keeps its
 * tokens, requests, rollouts and audit log.
 * @returns whether there was something to copy
 */
export async function adoptFolder(folder: string, to: StateStorage): Promise<boolean> {
  for (const name of stateDocuments) if ((await to.read(name)) !== undefined) return false;
  for (const name of stateLogs) for await (const _line of to.lines(name)) return false;
  const from = folderStorage(folder);
  let isCopied = false;
  for (const name of stateLogs) {
    for await (const line of from.lines(name)) {
      await to.append(name, line);
      isCopied = true;
    }
  }
  for (const name of stateDocuments) {
    const text = await from.read(name);
    if (text === undefined) continue;
    await to.replace(name, text);
    isCopied = true;
  }
  return isCopied;
}
