import { messageOf } from '@kaadu/federation/release';
import { ReleaseError } from '@kaadu/release-core';
import type { StateStorage } from '@kaadu/release-core/operations';
import type * as z from 'zod';

export interface StateDocumentOptions<Schema extends z.ZodType> {
  readonly storage: StateStorage;
  readonly name: string;
  readonly schema: Schema;
  /** Content before the document exists. */
  readonly empty: z.infer<Schema>;
  /** Fix for an unreadable document, in a sentence. */
  readonly fix: string;
}

/** JSON document of the service's state, which one process writes. */
export class StateDocument<Schema extends z.ZodType> {
  readonly #options: StateDocumentOptions<Schema>;
  #value: z.infer<Schema>;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(options: StateDocumentOptions<Schema>, value: z.infer<Schema>) {
    this.#options = options;
    this.#value = value;
  }

  /** Opens a document. @throws ReleaseError `unreadable` naming the fix */
  static async open<Schema extends z.ZodType>(
    options: StateDocumentOptions<Schema>,
  ): Promise<StateDocument<Schema>> {
    const { storage, name, schema, empty, fix } = options;
    try {
      const text = await storage.read(name);
      return new StateDocument(options, text === undefined ? empty : schema.parse(JSON.parse(text)));
    } catch (error) {
      throw new ReleaseError(
        'unreadable',
        `${storage.locate(name)} cannot be read: ${messageOf(error)}. ${fix}`,
        {
          cause: error,
        },
      );
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
    const { storage, name, schema } = this.#options;
    const checked = schema.parse(value);
    await storage.replace(name, `${JSON.stringify(checked, null, 2)}\n`);
    this.#value = checked;
    return true;
  }
}
