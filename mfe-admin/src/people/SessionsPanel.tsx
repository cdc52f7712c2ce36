import { endSessions, listSessions, type OpenSession } from '@kaadu/contracts/people';
import { Badge, Button } from '@kaadu/ui';
import { useCallback, useState } from 'react';
import { useAction } from '@kaadu/ui/action';
import { indianTime } from '@kaadu/ui/dates';
import { Notice } from '@kaadu/ui';
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
  const { run, busy, problem } = useAction();
  const [ended, setEnded] = useState<number | null>(null);
  const end = (session?: OpenSession) =>
    void run(async () => {
      setEnded(null);
      const body = { primary_key: userPk, ...(session && { session_pk: session.primary_key }) };
      setEnded((await api.endSessions(body)).ended);
      await state.refresh();
    });
  return (
    <section className={styles.panel} aria-labelledby="sessions-heading">
      <h2 className={styles.heading} id="sessions-heading">
        Signed in
      </h2>
      {ended !== null && <Notice tone="success" focused title={endedTitle(ended)} />}
      {problem && (
        <Notice tone="danger" alert title="No session was ended">
          <p>{problem.message}</p>
        </Notice>
      )}
      <AdminData name="The list of sessions" state={state}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p className={styles.soft}>Not signed in anywhere.</p>
          ) : (
            <>
              <ul className={styles.sessions}>
                {sessions.map((session) => (
                  <Session
                    key={session.primary_key}
                    session={session}
                    busy={busy}
                    onEnd={() => end(session)}
                  />
                ))}
              </ul>
              <div>
                <Button variant="outline" busy={busy} onClick={() => end()}>
                  End all sessions
                </Button>
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
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function Session({ session: { created_at, last_seen_at, is_own }, busy, onEnd }: SessionProps) {
  const since = indianTime(created_at);
  return (
    <li className={styles.session}>
      <span>
        Since {since}, last seen {indianTime(last_seen_at)} {is_own && <Badge>This browser</Badge>}
      </span>
      <Button
        size="sm"
        variant="quiet"
        busy={busy}
        onClick={onEnd}
        aria-label={`End the session since ${since}`}
      >
        End
      </Button>
    </li>
  );
}
