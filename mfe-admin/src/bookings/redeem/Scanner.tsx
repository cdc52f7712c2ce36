import { Button } from '@kaadu/ui';
import styles from './RedeemScreen.module.css';
import { useScanner } from './use-scanner';

interface ScannerProps {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

const messages = {
  asking: 'Opening the camera …',
  looking: 'Hold the voucher’s QR code in front of the camera.',
  unsupported: 'This browser cannot read QR codes. Please type the code that is below the symbol.',
  refused:
    'The camera could not be opened. Allow it for this page, or type the code that is below the symbol.',
} as const;

/** Reads the QR symbol of a voucher with the camera. */
export function Scanner({ onCode, onClose }: ScannerProps) {
  const { video, state } = useScanner(onCode);
  return (
    <div className={styles.scanner} data-state={state}>
      <video ref={video} className={styles.video} muted playsInline aria-label="Camera image" />
      <p role="status">{messages[state]}</p>
      <Button size="sm" variant="outline" onClick={onClose}>
        Close the camera
      </Button>
    </div>
  );
}
