import { basename } from 'node:path';
import { transformSync } from '@swc/core';
import { compileMessages } from '../../../packages/federation-build/src/loaders/compile-messages.mjs';

const compile = (source, options) =>
  transformSync(source, { jsc: { target: 'es2022', ...options.jsc }, module: { type: options.module } }).code;

/** Compiles files of messages as the builds do. */
export default {
  process(source, file) {
    const script = compile(source, { jsc: { parser: { syntax: 'typescript' } }, module: 'es6' });
    const compiled = compileMessages(script, basename(file, '.ts'));
    return { code: compile(compiled, { module: 'commonjs' }) };
  },
};
