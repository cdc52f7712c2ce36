import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface StructureNode {
  readonly role: string;
  readonly children: readonly object[];
}

const isNode = (child: object): child is StructureNode => 'role' in child;

function rolesOf({ role, children }: StructureNode): string[] {
  return [role, ...children.filter(isNode).flatMap(rolesOf)];
}

/** Reads a PDF as a viewer does: the text of its pages, its structure and its metadata. */
export async function readPdf(file: Buffer) {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const { info } = await document.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const tree = await page.getStructTree();
      return {
        text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
        roles: tree ? rolesOf(tree) : [],
        links: (await page.getAnnotations()).map((annotation) => String(annotation.url)),
      };
    }),
  );
  await document.destroy();
  return { info: { ...info }, pages, text: pages.map(({ text }) => text).join(' ') };
}
