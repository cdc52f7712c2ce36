import { useOrigins } from '@kaadu/api-client/origins';
import { photoTypes, uploadImage, UploadedImage } from '@kaadu/contracts/images';
import { Button } from '@kaadu/ui';
import { useRef, type ReactNode } from 'react';
import { useAction } from '@kaadu/ui/action';
import { uploadFile } from '@kaadu/travel-ui/session';
import styles from './fields.module.css';

interface ImageUploadProps {
  readonly label: string;
  /** Problem with the field, shown unless an upload was refused. */
  readonly problem: string | undefined;
  readonly onPath: (path: string) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** A button that uploads a picture, with the reason if it is refused. */
export function ImageUpload({ label, problem, onPath, children }: ImageUploadProps) {
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
    <>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept={photoTypes.join(',')}
        tabIndex={-1}
        aria-hidden="true"
        aria-label={label}
        onChange={({ target }) => {
          send(target.files?.[0]);
          target.value = '';
        }}
      />
      <div className={styles.row}>
        <Button size="sm" variant="outline" busy={busy} onClick={() => input.current?.click()}>
          {busy ? 'Sending …' : label}
        </Button>
        {children}
      </div>
      {wrong && (
        <p className={styles.problem} role={refused ? 'alert' : undefined}>
          {wrong}
        </p>
      )}
    </>
  );
}
