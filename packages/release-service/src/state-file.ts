import { readFile } from 'node:fs/promises';
import { messageOf } from '@kaadu/federation/release';
import { ReleaseError, replaceAtomically, systemCode } from '@kaadu/release-core';
import type * as z from 'zod';

export interface StateFileOptions<Schema extends z.ZodType> {
  readonly file: string;
  readonly schema: Schema;
  /** Content before the file exists. */
  readonly empty: z.infer<Schema>;
  /** Fix for an unreadable file, in a sentence. */
  readonly fix: string;
}

/** State of the service in a JSON file, which one process writes. */
export class StateFile<Schema extends z.ZodType> {
  readonly #options: StateFileOptions<Schema>;
  #value: z.infer<Schema>;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(options: StateFileOptions<Schema>, value: z.infer<Schema>) {
    this.#options = options;
    this.#value = value;
  }

  /** Opens a file. @throws ReleaseError `unreadable` naming the fix */
  static async open<Schema extends z.ZodType>(options: StateFileOptions<Schema>): Promise<StateFile<Schema>> {
    const { file, schema, empty, fix } = options;
    try {
      return new StateFile(options, schema.parse(JSON.parse(await readFile(file, 'utf8'))));
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return new StateFile(options, empty);
      throw new ReleaseError('unreadable', `${file} cannot be read: ${messageOf(error)}. ${fix}`, {
        cause: error,
      });
    }
  }

  get value(): z.infer<Schema> {
    return this.#value;
  }

  /**
   * Changes the content. Changes are serialized, so that none is based on replaced content.
   * @param change returns the new content; undefined leaves it unchanged
   * @returns whether it was changed
   */
  update(change: (value: z.infer<Schema>) => z.infer<Schema> | undefined): Promise<boolean> {
    const updated = this.#last.then(() => this.#save(change(this.#value)));
    this.#last = updated.catch(() => undefined);
    return updated;
  }

  async #save(value: z.infer<Schema> | undefined): Promise<boolean> {
    if (value === undefined) return false;
    const { file, schema } = this.#options;
    const checked = schema.parse(value);
    await replaceAtomically(file, `${JSON.stringify(checked, null, 2)}\n`);
    this.#value = checked;
    return true;
  }
}
