import { TextField } from '@kaadu/ui';
import type { Draft } from './draft';
import type { ExtrasForm, FieldProblems } from './form';
import { useCheckoutText } from '../messages';
import styles from './TravellersStep.module.css';

interface BusinessFieldsProps {
  readonly extras: ExtrasForm;
  readonly problems: FieldProblems;
  readonly onChange: (part: Pick<Draft, 'gstin' | 'legalName'>) => void;
}

/** Business to invoice, for travellers who claim the GST. Optional. */
export function BusinessFields({ extras, problems, onChange }: BusinessFieldsProps) {
  const t = useCheckoutText();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>
        {t('businessTitle')} <span className={styles.age}>· {t('optional')}</span>
      </legend>
      <p className={styles.hint}>{t('businessHint')}</p>
      <div className={styles.fields}>
        <TextField
          label="GSTIN"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={extras.gstin}
          problem={problems['gst_buyer.gstin'] ?? problems['gst_buyer']}
          onChange={({ target }) => onChange({ gstin: target.value })}
        />
        <TextField
          label={t('legalName')}
          autoComplete="organization"
          maxLength={150}
          value={extras.legalName}
          problem={problems['gst_buyer.legal_name']}
          onChange={({ target }) => onChange({ legalName: target.value })}
        />
      </div>
    </fieldset>
  );
}
