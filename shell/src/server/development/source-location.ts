import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import type { ReleaseSource } from '@kaadu/federation/release';

/** A frame of a stack that is in a release: on the server, or in a browser. */
const frame =
  /(?:([a-z][\w-]*)@|\/releases\/([a-z][\w-]*)\/)([\w.-]+)\/((?:web|server)\/[\w@~./-]+?\.c?js):(\d+):(\d+)/g;

/** Where an error was thrown, as far as its stack tells. */
export interface SourceLocation {
  readonly remote: string;
  /** File, from the folder that the process runs in, and line; undefined when the build has no source map. */
  readonly location?: string | undefined;
}

/**
 * The first place of a stack that is in the sources of a remote. Libraries are left out: the error is rarely theirs.
 * @returns undefined when nothing of a remote is in the stack
 */
export async function sourceLocation(
  stack: string,
  source: Pick<ReleaseSource, 'readFile'>,
): Promise<SourceLocation | undefined> {
  let first: SourceLocation | undefined;
  for (const [, onServer, inBrowser, version = '', path = '', line, column] of stack.matchAll(frame)) {
    const remote = onServer ?? inBrowser ?? '';
    first ??= { remote };
    const map = await readMap(source, remote, version, `${path}.map`);
    const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry) || entry.originalSource.includes('node_modules')) continue;
    return { remote, location: `${relative('', entry.originalSource)}:${entry.originalLine + 1}` };
  }
  return first;
}

async function readMap(
  source: Pick<ReleaseSource, 'readFile'>,
  ...file: Parameters<ReleaseSource['readFile']>
): Promise<SourceMap | undefined> {
  try {
    return new SourceMap(JSON.parse(Buffer.from(await source.readFile(...file)).toString('utf8')));
  } catch {
    // Libraries that are built elsewhere, and versions that are gone, have none: the message is shown without its place.
    return undefined;
  }
}
