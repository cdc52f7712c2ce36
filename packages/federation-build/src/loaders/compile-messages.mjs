import { createRequire } from 'node:module';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse } from 'acorn';

const { resolve } = createRequire(import.meta.url);
/** The runtime's build of ES modules, from which bundlers drop unused functions. */
const runtime = JSON.stringify(resolve('@messageformat/runtime').replace(/([\\/])lib([\\/])/, '$1esm$2'));

/** Creates a plural function that compiled messages contain as source text. */
function pluralRules(language) {
  const select = `return new Intl.PluralRules('${language}').select(n);`;
  const rules = new Function('n', select);
  Object.defineProperty(rules, 'name', { value: language });
  rules.toString = () => `function ${language}(n) { ${select} }`;
  return rules;
}

/** Returns the object that a module exports as `messages`. */
function messagesOf(source) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const declarations = body.flatMap(({ declaration }) => declaration?.declarations ?? []);
  const exported = declarations.find(({ id }) => id.name === 'messages')?.init;
  if (exported?.type !== 'ObjectExpression') throw new Error('the module must export an object `messages`');
  return new Function(`return (${source.slice(exported.start, exported.end)})`)();
}

/**
 * Compiles the ICU messages of a module into functions, so that pages need no parser
 * (https://messageformat.github.io). They use the runtime of this package.
 * @param source JavaScript of a module that exports messages by key, without TypeScript syntax
 * @param language language of the messages, for plurals and numbers
 */
export function compileMessages(source, language) {
  const compiled = compileModule(new MessageFormat(pluralRules(language)), messagesOf(source));
  return compiled
    .replace('from "@messageformat/runtime"', `from ${runtime}`)
    .replace('export default', 'export const messages =');
}
