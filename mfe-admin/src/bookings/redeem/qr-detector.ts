/** The part of the Shape Detection API that is used here; TypeScript does not have it. */
interface QrDetector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface QrDetectorClass {
  new (options: { readonly formats: readonly string[] }): QrDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const isDetectorClass = (value: unknown): value is QrDetectorClass =>
  typeof value === 'function' && 'getSupportedFormats' in value;

/** What finds QR symbols in a picture; null in browsers that cannot. */
export async function createQrDetector(): Promise<QrDetector | null> {
  const Detector: unknown = Reflect.get(window, 'BarcodeDetector');
  if (!isDetectorClass(Detector) || !('mediaDevices' in navigator)) return null;
  const formats = await Detector.getSupportedFormats();
  return formats.includes('qr_code') ? new Detector({ formats: ['qr_code'] }) : null;
}
