/** @param source an ES module after TypeScript has been compiled away */
export default function endpointDescriptionsLoader(source: string): string;
