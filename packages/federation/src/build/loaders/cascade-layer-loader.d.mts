/** What a bundler gives to a loader, as far as this one uses it. */
interface LoaderContext {
  /** Path of the style sheet. */
  readonly resourcePath: string;
  /** @returns the owner's name, and the folder of its package */
  getOptions(): { readonly owner: string; readonly root: string };
}

/** @param source a style sheet */
export default function cascadeLayerLoader(this: LoaderContext, source: string): string;
