import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Mode } from './rules';

/** How much of a hash is in a class name: few characters, for there are a thousand class names in a document. */
const hashLength = 4;

/** As css-loader calls it. */
type GetLocalIdent = (
  context: { readonly resourcePath: string; readonly rootContext: string },
  template: string,
  localName: string,
) => string;

/**
 * Names the classes of one owner's CSS modules: the owner, so that two owners never collide, and a hash of where the class
 * is; in development also its name in the source.
 * @throws Error when two classes would get the same name, which one in ten thousand does; the build fails
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
