import { useOrigins } from '@kaadu/api-client/origins';
import { photoTypes, uploadImage, UploadedImage } from '@kaadu/contracts/images';
import { Button, Picture } from '@kaadu/ui';
import { useRef } from 'react';
import { useAction } from '@kaadu/ui/action';
import { TextField } from '@kaadu/ui';
import { uploadFile } from '@kaadu/travel-ui/session';
import styles from './fields.module.css';

interface ImageFieldProps {
  readonly label: string;
  readonly problem: string | undefined;
  /** Path in the image store; null without an image. */
  readonly path: string | null;
  readonly onPath: (path: string | null) => void;
  /** Alternative text; undefined where none is needed. */
  readonly alt: string | undefined;
  readonly onAlt: (alt: string) => void;
}

/** An image with controls to replace, remove and describe it. */
export function ImageField({ label, problem, path, onPath, alt, onAlt }: ImageFieldProps) {
  const { apiUrl } = useOrigins();
  const input = useRef<HTMLInputElement>(null);
  const { run, busy, problem: refused } = useAction();
  const send = (file: File | undefined) =>
    file &&
    void run(async () => {
      const { imagestorepath } = await uploadFile(apiUrl + uploadImage.path, file, UploadedImage);
      onPath(imagestorepath);
    });
  const wrong = refused?.message ?? problem;
  return (
    <fieldset className={styles.image}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.picture}>
        <Picture image={path === null ? null : { imagestorepath: path, alt: '' }} preset="card" decorative />
      </div>
      <div className={styles.imageFields}>
        <input
          ref={input}
          className={styles.file}
          type="file"
          accept={photoTypes.join(',')}
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ target }) => {
            send(target.files?.[0]);
            target.value = '';
          }}
        />
        <div className={styles.row}>
          <Button size="sm" variant="outline" busy={busy} onClick={() => input.current?.click()}>
            {busy ? 'Sending …' : path === null ? 'Choose a picture' : 'Replace picture'}
          </Button>
          {path !== null && (
            <Button size="sm" variant="quiet" onClick={() => onPath(null)}>
              Remove
            </Button>
          )}
        </div>
        {wrong && (
          <p className={styles.problem} role={refused ? 'alert' : undefined}>
            {wrong}
          </p>
        )}
        {alt !== undefined && (
          <TextField
            label="Description"
            hint="For screen readers. Defaults to the name of the record."
            maxLength={200}
            value={alt}
            onChange={({ target }) => onAlt(target.value)}
          />
        )}
      </div>
    </fieldset>
  );
}
