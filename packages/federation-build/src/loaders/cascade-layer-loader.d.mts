/** Context of the loader: the subset of the bundler's that it uses. */
interface LoaderContext {
  /** Path of the style sheet. */
  readonly resourcePath: string;
  /** @returns the owner's name, and the folder of its package */
  getOptions(): { readonly owner: string; readonly root: string };
}

/** @param source a style sheet */
export default function cascadeLayerLoader(this: LoaderContext, source: string): string;
