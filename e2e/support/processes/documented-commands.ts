import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../environment';

/** One line of a document's first block of commands. */
export interface DocumentedCommand {
  readonly command: string;
  /** Comment on the command in the document. */
  readonly comment: string;
}

/** Returns the commands in the first code block of a document, in order. */
export async function documentedCommands(document: string): Promise<DocumentedCommand[]> {
  const text = await readFile(join(root, document), 'utf8');
  const block = /^```\w*\n([\s\S]*?)^```/m.exec(text)?.[1];
  if (!block) throw new Error(`${document} has no block of commands`);
  return block
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [command = '', comment = ''] = line.split(/\s+# /);
      return { command, comment };
    });
}
