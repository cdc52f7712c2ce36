import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createQrDetector } from './qr-detector';

const lookEveryMs = 200;

type ScannerState = 'asking' | 'looking' | 'unsupported' | 'refused';

/** Shows the rear camera in a `video`, and calls `onCode` with the first QR symbol in it. */
export function useScanner(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScannerState>('asking');
  const found = useEffectEvent(onCode);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    async function scan(): Promise<void> {
      const detector = await createQrDetector();
      if (!detector) return setState('unsupported');
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const stop = () => stream.getTracks().forEach((track) => track.stop());
      const element = video.current;
      if (signal.aborted || !element) return stop();
      signal.addEventListener('abort', stop);
      element.srcObject = stream;
      await element.play();
      setState('looking');
      while (!signal.aborted) {
        const [symbol] = await detector.detect(element);
        if (symbol && !signal.aborted) return found(symbol.rawValue);
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      }
    }
    scan().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn('The camera cannot be used', error);
      setState('refused');
    });
    return () => ending.abort();
  }, []);

  return { video, state };
}
