export function compileMessages(source: string, language: string): string;
