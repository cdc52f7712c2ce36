import { endSessions, listSessions, type OpenSession } from '@kaadu/contracts/people';
import { Badge } from '@kaadu/ui';
import { useCallback, useState } from 'react';
import { indianTime } from '@kaadu/ui/dates';
import { Notice } from '@kaadu/ui';
import { AskButton } from '../shared/act/AskButton';
import { useAdminApi } from '../shared/api/use-admin-api';
import { AdminData } from '../shared/data/AdminData';
import { useAdminData } from '../shared/data/use-admin-data';
import styles from './people.module.css';

const calls = { endSessions, listSessions };
const endedTitle = (count: number) => (count === 1 ? '1 session has ended' : `${count} sessions have ended`);

/** The active sessions of an account, which can be ended. */
export function SessionsPanel({ userPk }: { readonly userPk: number }) {
  const api = useAdminApi(calls);
  const load = useCallback(() => api.listSessions({ primary_key: userPk }), [api, userPk]);
  const state = useAdminData(load);
  const [ended, setEnded] = useState<number | null>(null);
  const end = async (session?: OpenSession) => {
    setEnded(null);
    const body = { primary_key: userPk, ...(session && { session_pk: session.primary_key }) };
    const { ended: count } = await api.endSessions(body);
    await state.refresh();
    setEnded(count);
  };
  return (
    <section className={styles.panel} aria-labelledby="sessions-heading">
      <h2 className={styles.heading} id="sessions-heading">
        Signed in
      </h2>
      {ended !== null && <Notice tone="success" focused title={endedTitle(ended)} />}
      <AdminData name="The list of sessions" state={state}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p className={styles.soft}>Not signed in anywhere.</p>
          ) : (
            <>
              <ul className={styles.sessions}>
                {sessions.map((session) => (
                  <Session key={session.primary_key} session={session} onEnd={() => end(session)} />
                ))}
              </ul>
              <div>
                <AskButton
                  variant="outline"
                  label="End all sessions"
                  question="End all sessions of this person?"
                  facts={[
                    {
                      name: 'Signed out',
                      value: sessions.length === 1 ? '1 session' : `${sessions.length} sessions`,
                    },
                    { name: 'Unsaved input', value: 'What is open there may be lost.' },
                  ]}
                  act={() => end()}
                />
              </div>
            </>
          )
        }
      </AdminData>
    </section>
  );
}

interface SessionProps {
  readonly session: OpenSession;
  readonly onEnd: () => Promise<void>;
}

function Session({ session: { created_at, last_seen_at, is_own }, onEnd }: SessionProps) {
  const since = indianTime(created_at);
  return (
    <li className={styles.session}>
      <span>
        Since {since}, last seen {indianTime(last_seen_at)} {is_own && <Badge>This browser</Badge>}
      </span>
      <AskButton
        size="sm"
        variant="quiet"
        label="End"
        aria-label={`End the session since ${since}`}
        action="End the session"
        question={`End the session since ${since}?`}
        facts={[
          { name: 'Signed out', value: is_own ? 'This browser: you have to sign in again' : 'One browser' },
          { name: 'Unsaved input', value: 'What is open there may be lost.' },
        ]}
        act={onEnd}
      />
    </li>
  );
}
