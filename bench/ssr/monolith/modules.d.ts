export {};

declare global {
  interface ImportMeta {
    /** Bundles all modules of a folder, and returns a function that gives the one with a name (Rspack). */
    webpackContext(
      folder: string,
      options: { readonly regExp: RegExp; readonly mode: 'sync' },
    ): (name: string) => unknown;
  }
}
