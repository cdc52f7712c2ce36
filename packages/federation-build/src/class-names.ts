import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Mode } from './rules';

/** Number of hash characters in a class name. Few, because a document has a thousand class names. */
const hashLength = 4;

/** Signature by which css-loader calls it. */
type GetLocalIdent = (
  context: { readonly resourcePath: string; readonly rootContext: string },
  template: string,
  localName: string,
) => string;

/**
 * Creates names for the classes of one owner's CSS modules: the owner, so that two owners never collide, and
 * a hash of the class's location. In development the name in the source is appended.
 * @throws Error when two classes would get the same name (one in ten thousand does), which fails the build
 */
export function classNames(owner: string, mode: Mode): GetLocalIdent {
  const origins = new Map<string, string>();
  return ({ resourcePath, rootContext }, _template, localName) => {
    const origin = `${relative(rootContext, resourcePath).replaceAll('\\', '/')} .${localName}`;
    const hash = createHash('sha256').update(origin).digest('base64url').slice(0, hashLength);
    const name = mode === 'development' ? `${owner}-${localName}-${hash}` : `${owner}-${hash}`;
    const other = origins.get(name) ?? origin;
    if (other !== origin)
      throw new Error(`${other} and ${origin} get the same class name: rename one of them`);
    origins.set(name, origin);
    return name;
  };
}
