import * as z from 'zod/mini';

/** The shape of every successful answer: `status`, an optional `message`, and `data`. */
export function envelope<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ status: z.literal('success'), message: z.optional(z.string()), data });
}

/** The shape of every refusal; `errors` is keyed by field, each with its messages (§5). */
export const ApiErrorBody = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type ApiErrorBody = z.infer<typeof ApiErrorBody>;

export const PrimaryKey = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** A stored picture: `imagestorepath` goes through the image-resizing path (see `imageUrl`). */
export const Image = z.object({ imagestorepath: z.string(), alt: z.string() });
export type Image = z.infer<typeof Image>;

/** A record that is only named and linked to. */
export const NamedRef = z.object({ primary_key: PrimaryKey, name: z.string() });
export type NamedRef = z.infer<typeof NamedRef>;
