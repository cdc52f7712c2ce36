import { site } from '@kaadu/contracts';
import { brandColors } from '../brand-colors';
import { DocumentFonts, type Face, type Weight } from './fonts';
import { layoutLines, type TextLine } from './text-lines';

/** A4 in points. */
const page = { width: 595.28, height: 841.89 };
const margin = 48;
/** Printable area: left edge, width and bottom, in points. */
export const area = { left: margin, width: page.width - 2 * margin, bottom: page.height - margin } as const;

/** Points. */
const defaultSize = 10;

/** PDF structure types (ISO 32000 §14.8.4) used by the documents. */
export type Role = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'LBody';

export interface TextStyle {
  /** Left edge and width in points. Defaults to the whole area. */
  readonly left?: number;
  readonly width?: number;
  /** Points. */
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  readonly link?: string;
}

export interface DocumentInfo {
  readonly title: string;
  readonly subject: string;
  /** Creation time. The only date in the file, so the same data gives the same bytes. */
  readonly createdAt: string;
  /** Contains every printed character, in any order. */
  readonly characters: string;
}

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** A tagged PDF written from top to bottom. Screen readers read text by its role and skip decoration. */
export class Sheet {
  /** Position of the next element, in points from the top. */
  y = margin;
  private readonly root: Element;
  private readonly bytes: Promise<Buffer>;

  private constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly fonts: DocumentFonts,
  ) {
    this.bytes = collect(doc);
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  /** Begins a document. Loads the PDF library on first use, because few processes need it. */
  static async begin({ title, subject, createdAt, characters }: DocumentInfo): Promise<Sheet> {
    const { default: PDFDocument } = await import('pdfkit');
    const doc = new PDFDocument({
      size: 'A4',
      margin,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: title, Subject: subject, Author: site.name, CreationDate: new Date(createdAt) },
    });
    const fonts = await DocumentFonts.forText(characters);
    for (const { name, files } of fonts.faces) {
      doc.registerFont(`${name} regular`, files.regular).registerFont(`${name} bold`, files.bold);
    }
    return new Sheet(doc, fonts);
  }

  /** Draws a text at `y`, without moving `y`. @returns its height in points */
  drawText(role: Role, text: string, style: TextStyle = {}, parent = this.root): number {
    const lines = this.layOut(text, style);
    const draw = () => this.drawLines(lines, style);
    // Only the actual text preserves the reading order where letters are reordered or joined.
    const isMixed = lines.some(({ runs }) => runs.length > 1 || runs[0]?.text !== text);
    const element = this.doc.struct(role, isMixed ? { actual: text } : {});
    parent.add(element);
    element.add(style.link ? this.doc.struct('Link', {}, draw) : draw);
    element.end();
    return heightOf(lines, style);
  }

  /** Draws a text and advances `y` past it by `gap` points. */
  text(role: Role, text: string, style: TextStyle = {}, gap = 4): void {
    this.keepTogether(this.heightOf(text, style));
    this.y += this.drawText(role, text, style) + gap;
  }

  /** Measures the height of a text in points. */
  heightOf(text: string, style: TextStyle): number {
    return heightOf(this.layOut(text, style), style);
  }

  /** Begins a new page unless `height` points are left on this one. */
  keepTogether(height: number): void {
    if (this.y + height <= area.bottom) return;
    this.doc.addPage();
    this.y = margin;
  }

  /** Creates a structure element that groups others, such as a table and its rows. */
  group(type: 'Table' | 'TR' | 'L' | 'LI', parent = this.root): Element {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Draws decoration without meaning, such as bands and lines. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  /** Draws a thin line across the area at `y`. */
  rule(color: string = brandColors.line, left = area.left, width = area.width): void {
    this.decorate((doc) => {
      doc
        .moveTo(left, this.y)
        .lineTo(left + width, this.y)
        .lineWidth(0.75)
        .stroke(color);
    });
  }

  /** Draws an image with the alternative text `alt`. */
  figure(alt: string, draw: (doc: PDFKit.PDFDocument) => void): void {
    const element = this.doc.struct('Figure', { alt }, () => draw(this.doc));
    this.root.add(element);
    element.end();
  }

  /** Ends the document. @returns the file */
  finish(): Promise<Buffer> {
    this.root.end();
    this.doc.end();
    return this.bytes;
  }

  private layOut(text: string, style: TextStyle): TextLine[] {
    const { width = area.width } = style;
    return layoutLines(text, this.fonts, width, (run) =>
      this.inFace(run.face, style).widthOfString(run.text),
    );
  }

  private drawLines(lines: readonly TextLine[], style: TextStyle): void {
    const { left = area.left, width = area.width, size = defaultSize, align, link } = style;
    let top = this.y;
    for (const line of lines) {
      const baseline = top + line.ascent * size;
      const widths = line.runs.map((run) => this.inFace(run.face, style).widthOfString(run.text));
      let x = align === 'right' ? left + width - sum(widths) : left;
      line.runs.forEach(({ face, text }, index) => {
        this.inFace(face, style).text(text, x, baseline - face.ascent * size, {
          lineBreak: false,
          ...(link && { link }),
        });
        x += widths[index] ?? 0;
      });
      top = baseline + line.descent * size;
    }
  }

  private inFace(
    { name }: Face,
    { weight = 'regular', size = defaultSize, color = brandColors.ink }: TextStyle,
  ) {
    return this.doc.font(`${name} ${weight}`).fontSize(size).fillColor(color);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const heightOf = (lines: readonly TextLine[], { size = defaultSize }: TextStyle) =>
  sum(lines.map(({ ascent, descent }) => (ascent + descent) * size));

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
