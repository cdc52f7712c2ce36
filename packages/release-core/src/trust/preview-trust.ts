import { signedPreviewBytes, type PreviewTrust } from '../preview/preview';
import { signatureFault, signsChannel, type VerifyingKey } from './signature-fault';

/**
 * Accepts previews that are signed with a key for all of their remotes, or for their channel. A key that may change the
 * live versions may also show them (ADR 049).
 */
export function createPreviewTrust(keys: readonly VerifyingKey[], now: () => number): PreviewTrust {
  return {
    previewRefusal({ preview, payload, signature }) {
      const names = Object.keys(preview.remotes);
      const permitted = keys.filter(
        (key) => signsChannel(key, preview.channel) || names.every((name) => key.remotes.includes(name)),
      );
      return signatureFault(permitted, signedPreviewBytes(payload), signature, now());
    },
  };
}
