import { encode } from 'uqr';

/** Modules of white around a QR symbol that scanners need (ISO/IEC 18004). */
const quietZone = 4;

/** A QR symbol as an SVG path on a grid of `size` × `size` modules, its quiet zone included. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/**
 * Draws a voucher's code as a QR symbol that still scans when a quarter of it is creased or dirty (level Q).
 * The path is dark modules only and serves the page, the e-mail and the PDF alike.
 */
export function voucherQr(code: string): QrDrawing {
  const { data, size } = encode(code, { ecc: 'Q', border: quietZone });
  return { size, path: data.flatMap(rowPath).join('') };
}

/** Each run of dark modules of a row as one rectangle: fewer seams than a square for each module, and a shorter path. */
function rowPath(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  let start = -1;
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x] && start < 0) start = x;
    if (!row[x] && start >= 0) {
      runs.push(`M${start} ${y}h${x - start}v1H${start}z`);
      start = -1;
    }
  }
  return runs;
}
