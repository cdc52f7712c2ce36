import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type * as z from 'zod';

/** Starts a program of `fixtures`. */
export function start(program: string, args: readonly string[]): ChildProcess {
  return fork(join(import.meta.dirname, 'fixtures', `${program}.ts`), args, {
    execArgv: ['--import', 'tsx'],
  });
}

/** Waits for the next message of a program. */
export async function nextMessage<Schema extends z.ZodType>(
  child: ChildProcess,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const [message] = await once(child, 'message');
  return schema.parse(message);
}

/** Sends a message to a program and waits for the response. */
export async function ask<Schema extends z.ZodType>(
  child: ChildProcess,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const response = nextMessage(child, schema);
  child.send('measure');
  return response;
}
