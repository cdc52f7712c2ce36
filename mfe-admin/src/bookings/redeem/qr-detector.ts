/** Subset of the Shape Detection API used here, which TypeScript's DOM types lack. */
interface QrDetector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface QrDetectorClass {
  new (options: { readonly formats: readonly string[] }): QrDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const isDetectorClass = (value: unknown): value is QrDetectorClass =>
  typeof value === 'function' && 'getSupportedFormats' in value;

/** Creates a detector of QR symbols in images; null in browsers without one. */
export async function createQrDetector(): Promise<QrDetector | null> {
  const Detector: unknown = Reflect.get(window, 'BarcodeDetector');
  if (!isDetectorClass(Detector) || !('mediaDevices' in navigator)) return null;
  const formats = await Detector.getSupportedFormats();
  return formats.includes('qr_code') ? new Detector({ formats: ['qr_code'] }) : null;
}
