import type { Contact } from '@kaadu/contracts/booking';
import { TextField } from '@kaadu/ui';
import type { FieldProblems } from './form';
import { useCheckoutText } from '../messages';
import styles from './TravellersStep.module.css';

interface ContactFieldsProps {
  readonly contact: Contact;
  readonly problems: FieldProblems;
  readonly onChange: (part: Partial<Contact>) => void;
}

/** Name, e-mail and phone of the contact person. */
export function ContactFields({ contact, problems, onChange }: ContactFieldsProps) {
  const t = useCheckoutText();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{t('contact')}</legend>
      <div className={styles.fields}>
        <TextField
          label={t('fullName')}
          autoComplete="name"
          maxLength={100}
          required
          value={contact.name}
          problem={problems['contact.name']}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={contact.email}
          problem={problems['contact.email']}
          onChange={({ target }) => onChange({ email: target.value })}
        />
        <TextField
          label={t('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={64}
          required
          hint={t('phoneHint')}
          value={contact.phone}
          problem={problems['contact.phone']}
          onChange={({ target }) => onChange({ phone: target.value })}
        />
      </div>
    </fieldset>
  );
}
