/** @param source an ES module after TypeScript has been compiled away */
export default function pureInitializersLoader(source: string): string;
