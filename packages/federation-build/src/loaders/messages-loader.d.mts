export default function messagesLoader(this: { readonly resourcePath: string }, source: string): string;
