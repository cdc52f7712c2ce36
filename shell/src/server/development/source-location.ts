import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import type { ReleaseSource } from '@kaadu/federation/release';

/** Pattern of a stack frame in a release, on the server or in a browser. */
const frame =
  /(?:([a-z][\w-]*)@|\/releases\/([a-z][\w-]*)\/)([\w.-]+)\/((?:web|server)\/[\w@~./-]+?\.c?js):(\d+):(\d+)/g;

/** Origin of an error, as far as its stack shows. */
export interface SourceLocation {
  readonly remote: string;
  /** File, relative to the working directory, and line; undefined without a source map. */
  readonly location?: string | undefined;
}

/**
 * Finds the first stack frame in the sources of a remote. Libraries are skipped: the error is rarely theirs.
 * @returns undefined when the stack has no frame of a remote
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
    // Libraries that are built elsewhere, and removed versions, have no source map: the message is shown
    // without a location.
    return undefined;
  }
}
