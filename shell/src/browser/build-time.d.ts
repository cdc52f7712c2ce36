/** Constants that the build inserts in browser code; nothing else of Node's `process` exists there. */
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' } };
