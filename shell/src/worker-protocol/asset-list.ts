import * as z from 'zod';

/** List of the shell's browser build. Paths are relative to `/assets/`. */
export const AssetList = z.strictObject({
  /** Hash of the shell's build. */
  build: z.string(),
  /** Source of the script that is inlined in every document. */
  startScript: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** Texts of the style sheets, by path. */
  sheets: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.strictObject({ integrity: z.string(), bytes: z.number() })),
});
export type AssetList = z.infer<typeof AssetList>;
