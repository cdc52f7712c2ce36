import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentNoun as EditedNoun } from '@kaadu/contracts/content';
import * as z from 'zod/mini';
import type { Db } from '../database/database';
import { columnReader } from './record-columns';

/** Table of a kind of content. */
export type ContentTable = PgTable & { readonly primaryKey: PgColumn };

/** Fields of a record, as editors write them. */
export type Content = Readonly<Record<string, unknown>>;

interface KindNames {
  readonly noun: EditedNoun;
  /** Names of the kind, and of its save in the audit log. */
  readonly subject: string;
  readonly action: string;
  readonly table: ContentTable;
  /** Field and column that name a record in lists. */
  readonly title: { readonly field: string; readonly column: PgColumn };
  /** Field and column of the store path of the image in lists. */
  readonly image?: { readonly field: string; readonly column: PgColumn };
  /** Whether the kind has drafts. If not, every save is published. */
  readonly hasDrafts: boolean;
}

interface KindDefinition<Body extends object> extends KindNames {
  readonly body: z.ZodMiniType<Body> & { readonly shape: object };
  /** Returns the store paths of a record's images. */
  readonly imagesOf: (body: Body) => readonly (string | null)[];
  /** Reads the published record. Defaults to reading each field from the column of its name. */
  readonly read?: (db: Db, primaryKey: number) => Promise<Body | undefined>;
  /** Publishes a record: inserts it under its key or replaces it. @throws AppError invalid, conflict */
  readonly write: (tx: Db, primaryKey: number, body: Body) => Promise<void>;
  /** Removes a record from the site; absent where that is impossible. @throws AppError conflict */
  readonly remove?: (tx: Db, primaryKey: number) => Promise<void>;
}

/** Editable kind of content, independent of its fields. */
export interface ContentKind extends KindNames, Pick<KindDefinition<Content>, 'remove' | 'imagesOf'> {
  /** @throws ZodError for a value that is not a record of the kind */
  readonly parse: (value: unknown) => Content;
  readonly read: (db: Db, primaryKey: number) => Promise<Content | undefined>;
  readonly write: (tx: Db, primaryKey: number, body: Content) => Promise<void>;
}

/** Defines a kind of content by its schema and the functions that read and write its records. */
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
