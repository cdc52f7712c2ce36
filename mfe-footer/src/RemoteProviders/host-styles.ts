import base from '@kaadu/ui/base.css?raw';
import dark from '@kaadu/ui/dark.css?raw';
import tokens from '@kaadu/ui/tokens.css?raw';

const name = 'kaadu';
const scope = `[data-remotes-of=${name}]`;
const scoped = (css: string) => css.replaceAll(':root', scope);

/**
 * The shell's tokens and element defaults, scoped to the elements below `RemoteProviders`. React hoists them to the
 * start of the head, in a layer that the styles of the remotes and the host override.
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
