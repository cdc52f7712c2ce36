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
