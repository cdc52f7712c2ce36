import { basename } from 'node:path';
import { compileMessages } from './compile-messages.mjs';

/** Compiles a file of messages, `messages/<language>.ts`. */
export default function messagesLoader(source) {
  return compileMessages(source, basename(this.resourcePath, '.ts'));
}
