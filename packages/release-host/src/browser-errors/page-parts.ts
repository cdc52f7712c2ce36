import { createHash } from 'node:crypto';

/** Remote versions of a document. Documents with the same versions share one object, so that they can be counted. */
export interface PageParts {
  /** Hash of the versions, 12 hexadecimal digits: the same versions have the same id in every process. */
  readonly id: string;
  readonly versions: readonly { readonly remote: string; readonly version: string }[];
}

/** Describes a document with these versions. @param shown versions by remote */
export function pagePartsOf(shown: ReadonlyMap<string, string>): PageParts {
  const versions = [...shown]
    .map(([remote, version]) => ({ remote, version }))
    .sort((a, b) => a.remote.localeCompare(b.remote));
  const id = createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, 12);
  return { id, versions };
}
