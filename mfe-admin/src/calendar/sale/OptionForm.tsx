import { OptionSetup, saveOptionSetup, type ExperienceSetup } from '@kaadu/contracts/calendar';
import { Button } from '@kaadu/ui';
import { useId, useState, type FormEvent } from 'react';
import forms from '../../shared/act/forms.module.css';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { checkForm } from '../../shared/form/check-form';
import { ChangeProblem } from '../changes/ChangeProblem';
import { useChange, type Changing } from '../changes/use-change';
import { DrawnResources, type Drawn } from './DrawnResources';
import { RuleFields } from './RuleFields';
import { enteredRules, typedRules } from './rules-text';
import styles from './sale.module.css';

const calls = { saveOptionSetup };

interface OptionFormProps extends Changing {
  readonly option: ExperienceSetup['options'][number];
  readonly isStay: boolean;
  readonly resources: ExperienceSetup['resources'];
}

/** Edits the resources that an option uses and its booking rules. */
export function OptionForm({ option, isStay, resources, ...changing }: OptionFormProps) {
  const { name, setup, slots } = option;
  const api = useAdminApi(calls);
  const { make, busy, problem } = useChange(changing);
  const id = useId();
  const [drawn, setDrawn] = useState<readonly Drawn[]>(
    setup.resources.map(({ resource_pk, quantity }) => ({ resource_pk, quantity: String(quantity) })),
  );
  const [rules, setRules] = useState(typedRules(setup.rules));
  const [isChecked, setChecked] = useState(false);
  const { value, problems } = checkForm(OptionSetup, {
    resources: drawn.map(({ resource_pk, quantity }) => ({ resource_pk, quantity: Number(quantity || 'x') })),
    rules: enteredRules(rules),
  });
  const shownProblems = isChecked ? problems : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (value)
      void make(() => api.saveOptionSetup({ option_pk: option.primary_key, setup: value, shown: setup }));
  };
  return (
    <form className={styles.option} noValidate onSubmit={submit} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.name} id={id}>
          {name}
        </h2>
        <span className={styles.state} data-on={setup.resources.length > 0}>
          {setup.resources.length > 0 ? 'On sale' : 'Not on sale'}
        </span>
      </div>
      {slots.length > 0 && <p className={styles.soft}>Begins at {slots.join(', ')}.</p>}
      <DrawnResources
        drawn={drawn}
        resources={resources}
        unit={isStay ? 'room' : 'person'}
        problems={shownProblems}
        onChange={setDrawn}
      />
      <RuleFields rules={rules} isStay={isStay} problems={shownProblems} onChange={setRules} />
      <ChangeProblem problem={problem} />
      <div className={forms.buttons}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
