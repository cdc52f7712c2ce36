import { getExperienceSetup, type CalendarChange, type ExperienceSetup } from '@kaadu/contracts/calendar';
import { paths } from '@kaadu/contracts';
import { Button, ButtonLink } from '@kaadu/ui';
import { useCallback, useState } from 'react';
import { adminHref } from '../../paths';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { AdminData } from '../../shared/data/AdminData';
import { useAdminData } from '../../shared/data/use-admin-data';
import { Screen } from '../../shared/screen/Screen';
import { ChangeToast } from '../changes/ChangeToast';
import { useChanges } from '../changes/use-changes';
import { EditorSheet } from '../editor/EditorSheet';
import { ResourceForm } from '../editor/ResourceForm';
import { OptionForm } from './OptionForm';
import styles from './sale.module.css';

const calls = { getExperienceSetup };

/**
 * Setup of an experience: the resources of its options and their booking rules.
 * @param experiencePk as given in the URL
 */
export function SetupScreen({ experiencePk }: { readonly experiencePk: string }) {
  const api = useAdminApi(calls);
  const load = useCallback(
    () => api.getExperienceSetup({ experience_pk: experiencePk }),
    [api, experiencePk],
  );
  const state = useAdminData(load);
  const { data, refresh } = state;
  const { news, busy, add, undo, dismiss } = useChanges(refresh);
  return (
    <Screen
      title={data?.title ?? 'Experience'}
      back={{ href: adminHref('calendar', 'experiences'), name: 'Put on sale' }}
      actions={
        data && (
          <>
            <ButtonLink variant="outline" href={`${adminHref('calendar')}?experience_pk=${experiencePk}`}>
              Open its calendar
            </ButtonLink>
            <ButtonLink variant="quiet" href={paths.experience.getHref(data.url, data.primary_key)}>
              View on site
            </ButtonLink>
          </>
        )
      }
    >
      <AdminData name="The experience" state={state}>
        {(experience) => <Options experience={experience} onMade={add} refresh={refresh} />}
      </AdminData>
      <ChangeToast
        news={news}
        busy={busy}
        onUndo={(change, isUndo) => void undo(change, isUndo)}
        onDismiss={dismiss}
      />
    </Screen>
  );
}

interface OptionsProps {
  readonly experience: ExperienceSetup;
  readonly onMade: (change: CalendarChange) => void;
  readonly refresh: () => Promise<void>;
}

function Options({ experience, onMade, refresh }: OptionsProps) {
  const [isMaking, setMaking] = useState(false);
  const [option] = experience.options;
  const start = {
    name: option?.name ?? experience.title,
    kind: experience.is_stay ? ('room' as const) : ('place' as const),
    capacity: option?.capacity ?? 1,
  };
  return (
    <>
      <div className={styles.head}>
        <p className={styles.soft}>
          Options that use the same resource share its capacity: what one sells is no longer available to the
          others.
        </p>
        <Button variant="outline" size="sm" onClick={() => setMaking(true)}>
          New resource
        </Button>
      </div>
      <div className={styles.options}>
        {experience.options.map((one) => (
          <OptionForm
            // The key resets the form when the server's state changes.
            key={`${one.primary_key} ${JSON.stringify(one.setup)}`}
            option={one}
            isStay={experience.is_stay}
            resources={experience.resources}
            onMade={onMade}
            refresh={refresh}
          />
        ))}
      </div>
      <EditorSheet
        title={isMaking ? 'New resource' : null}
        names="Rooms, places, jeeps, boats or guides"
        onClose={() => setMaking(false)}
      >
        <ResourceForm
          shown={null}
          start={start}
          onMade={(change) => {
            setMaking(false);
            onMade(change);
          }}
          refresh={refresh}
        />
      </EditorSheet>
    </>
  );
}
