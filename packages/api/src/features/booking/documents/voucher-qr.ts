import { encode } from 'uqr';

/** Width of the white margin that scanners need around a QR symbol, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** A QR symbol as an SVG path on a grid of `size` × `size` modules, its quiet zone included. */
export interface QrSymbol {
  readonly size: number;
  readonly path: string;
}

/**
 * Encodes a voucher's code as a QR symbol that scans with a quarter of it damaged (level Q). The path covers dark
 * modules only and is shared by the page, the e-mail and the PDF.
 */
export function voucherQr(code: string): QrSymbol {
  const { data, size } = encode(code, { ecc: 'Q', border: quietZone });
  return { size, path: data.flatMap(rowPath).join('') };
}

/** Returns each run of dark modules of a row as one rectangle, for a short path without seams. */
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
