import { capitalise } from '@kaadu/contracts/text';
import { TextField } from '@kaadu/ui';
import type { FieldProblems, TravellersForm } from './form';
import { English } from '../../parts/English/English';
import { Sentence } from '../../parts/Sentence/Sentence';
import { useCheckoutText } from '../messages';
import { usePartText } from '../../parts/messages';
import styles from './TravellersStep.module.css';

interface TravellerFieldsProps {
  /** Number of the traveller, from 1. */
  readonly number: number;
  readonly traveller: TravellersForm['travellers'][number];
  /** Name of the document that adults need; null when none is required. */
  readonly document: string | null;
  readonly problems: FieldProblems;
  readonly onChange: (part: { readonly name?: string; readonly document?: string }) => void;
}

/** Name and document of one traveller. A child's age is the booked one. */
export function TravellerFields({ number, traveller, document, problems, onChange }: TravellerFieldsProps) {
  const t = useCheckoutText();
  const partT = usePartText();
  const { name, age } = traveller;
  const at = `travellers.${number - 1}`;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>
        {t('traveller', { number })}
        {age !== null && (
          <span className={styles.age}>
            {' '}
            · {t('child')} <span>{age === 0 ? partT('underOne') : age}</span>
          </span>
        )}
      </legend>
      <div className={styles.fields}>
        <TextField
          label={t('fullName')}
          autoComplete="off"
          maxLength={100}
          required
          value={name}
          problem={problems[`${at}.name`]}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        {document && age === null && (
          <TextField
            label={
              <Sentence
                t={t}
                of="documentNumber"
                parts={{ document: <English>{capitalise(document)}</English> }}
              />
            }
            autoComplete="off"
            maxLength={40}
            required
            value={traveller.document}
            problem={problems[`${at}.document`]}
            onChange={({ target }) => onChange({ document: target.value })}
          />
        )}
      </div>
    </fieldset>
  );
}
