import { Button, Picture, TextField } from '@kaadu/ui';
import styles from './fields.module.css';
import { ImageUpload } from './ImageUpload';

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
  return (
    <fieldset className={styles.image}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.picture}>
        <Picture image={path === null ? null : { imagestorepath: path, alt: '' }} preset="card" decorative />
      </div>
      <div className={styles.imageFields}>
        <ImageUpload
          label={path === null ? 'Choose a picture' : 'Replace picture'}
          problem={problem}
          onPath={onPath}
        >
          {path !== null && (
            <Button size="sm" variant="quiet" onClick={() => onPath(null)}>
              Remove
            </Button>
          )}
        </ImageUpload>
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
