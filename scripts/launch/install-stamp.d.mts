export function installStamp(root: string): { readonly file: string; readonly content: string };
