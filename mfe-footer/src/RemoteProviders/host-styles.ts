import base from '@kaadu/ui/base.css?raw';
import dark from '@kaadu/ui/dark.css?raw';
import tokens from '@kaadu/ui/tokens.css?raw';

const name = 'kaadu';
const scope = `[data-remotes-of=${name}]`;
const scoped = (css: string) => css.replaceAll(':root', scope);

/**
 * The tokens and defaults that the shell's document has for all elements, for those below `RemoteProviders` alone. React puts
 * them first in the head, and in a layer what the remotes and the host say overrides them.
 */
export const hostStyles = {
  name,
  text: `@layer ${name}-host {
${scoped(tokens)}
${scoped(dark)}
${scope} {
  font: var(--text-md) / var(--leading-body) var(--font-sans);
  color: var(--color-ink);
}
:where(${scope}) {
${base}
}
}`,
};
