import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentNoun as EditedNoun } from '@kaadu/contracts/content';
import * as z from 'zod/mini';
import type { Db } from '../database/database';
import { columnReader } from './record-columns';

/** The table of a kind of content. */
export type ContentTable = PgTable & { readonly primaryKey: PgColumn };

/** What a record holds, by field, as editors write it. */
export type Content = Readonly<Record<string, unknown>>;

interface KindNames {
  readonly noun: EditedNoun;
  /** Names of the kind and of its save in the audit log. */
  readonly subject: string;
  readonly action: string;
  readonly table: ContentTable;
  /** The field, and the column, that names a record in lists. */
  readonly title: { readonly field: string; readonly column: PgColumn };
  /** What lists show of a record; a column with a store path. */
  readonly image?: { readonly field: string; readonly column: PgColumn };
  /** False: every save is published. */
  readonly hasDrafts: boolean;
}

interface KindDefinition<Body extends object> extends KindNames {
  readonly body: z.ZodMiniType<Body> & { readonly shape: object };
  /** Store paths of the images that a record shows. */
  readonly imagesOf: (body: Body) => readonly (string | null)[];
  /** Reads what is published under a key; by default each field from the column of its name. */
  readonly read?: (db: Db, primaryKey: number) => Promise<Body | undefined>;
  /** Publishes a record: adds it under its key, or replaces what is there. @throws AppError invalid, conflict */
  readonly write: (tx: Db, primaryKey: number, body: Body) => Promise<void>;
  /** Takes a record off the site; absent where that cannot be. @throws AppError conflict */
  readonly remove?: (tx: Db, primaryKey: number) => Promise<void>;
}

/** How one kind of content is edited, whatever its fields. */
export interface ContentKind extends KindNames, Pick<KindDefinition<Content>, 'remove' | 'imagesOf'> {
  /** @throws ZodError for what is no record of the kind */
  readonly parse: (value: unknown) => Content;
  readonly read: (db: Db, primaryKey: number) => Promise<Content | undefined>;
  readonly write: (tx: Db, primaryKey: number, body: Content) => Promise<void>;
}

/** A kind of content, by its schema and the functions that read and write its records. */
export function defineKind<Body extends object>({
  body: schema,
  imagesOf,
  read,
  write,
  ...names
}: KindDefinition<Body>): ContentKind {
  const fieldsOf = (body: Body): Content => {
    const fields: [string, unknown][] = Object.entries(body);
    return Object.fromEntries(fields);
  };
  return {
    ...names,
    parse: (value) => fieldsOf(z.parse(schema, value)),
    imagesOf: (content) => imagesOf(z.parse(schema, content)),
    read: read
      ? async (db, primaryKey) => {
          const found = await read(db, primaryKey);
          return found && fieldsOf(found);
        }
      : columnReader(names.table, Object.keys(schema.shape)),
    write: (tx, primaryKey, content) => write(tx, primaryKey, z.parse(schema, content)),
  };
}
