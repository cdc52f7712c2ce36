import { getCalendarWindow, type CalendarWindow } from '@kaadu/contracts/calendar';
import { useNavigation } from '@kaadu/federation/react';
import { Button, ButtonLink, EmptyState, Skeleton } from '@kaadu/ui';
import { useCallback } from 'react';
import { adminHref } from '../../paths';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { AdminData } from '../../shared/data/AdminData';
import { useAdminData } from '../../shared/data/use-admin-data';
import { Screen } from '../../shared/screen/Screen';
import { ChangeToast } from '../changes/ChangeToast';
import { useChanges } from '../changes/use-changes';
import { CalendarGrid } from '../grid/CalendarGrid';
import type { Line } from '../model/lines';
import styles from './CalendarScreen.module.css';
import { CalendarTools } from './CalendarTools';
import { Editor } from './Editor';
import { Legend } from './Legend';
import { useCalendarQuery } from './use-calendar-query';
import { useEditing } from './use-editing';
import { useWindowDays } from './use-window-days';

const calls = { getCalendarWindow };

/** The calendar: availability and rates by day, edited by dragging over days. */
export function CalendarScreen() {
  const days = useWindowDays();
  const { request, today, search, goTo, turn, find, toPage } = useCalendarQuery(days);
  const api = useAdminApi(calls);
  const load = useCallback(() => api.getCalendarWindow(request), [api, request]);
  const state = useAdminData(load);
  const { refresh } = state;
  const { news, busy, add, undo, dismiss } = useChanges(refresh);
  const { editing, edit, editResource, close } = useEditing(state.data);
  const { navigate } = useNavigation();
  const onLine = (line: Line) => {
    if (line.kind === 'stock') editResource(line);
    else navigate(adminHref('calendar', 'experiences', line.experience.primary_key));
  };
  return (
    <Screen
      title="Calendar"
      lead="Drag over days, or press Enter on one, to change availability or prices, or to close them."
      actions={<SaleLink />}
    >
      <CalendarTools
        key={search}
        from={request.from}
        days={days}
        today={today}
        lastDay={state.data?.last_day ?? null}
        text={request.text}
        onGo={goTo}
        onFind={find}
      />
      <Legend />
      <AdminData
        name="The calendar"
        state={state}
        loading={<Skeleton height="28rem" radius="var(--radius-lg)" />}
      >
        {(window) =>
          window.resources.length === 0 ? (
            <Nothing text={request.text} onClear={() => find('')} />
          ) : (
            <>
              <CalendarGrid window={window} onEdit={edit} onLine={onLine} onTurn={turn} />
              <Pages window={window} onPage={toPage} />
            </>
          )
        }
      </AdminData>
      <Editor editing={editing} onClose={close} onMade={add} refresh={refresh} />
      <ChangeToast
        news={news}
        busy={busy}
        onUndo={(change, isUndo) => void undo(change, isUndo)}
        onDismiss={dismiss}
      />
    </Screen>
  );
}

function SaleLink() {
  return (
    <ButtonLink variant="outline" href={adminHref('calendar', 'experiences')}>
      Put on sale
    </ButtonLink>
  );
}

function Nothing({ text, onClear }: { readonly text: string; readonly onClear: () => void }) {
  return text ? (
    <EmptyState
      title="No matches"
      actions={
        <Button variant="outline" onClick={onClear}>
          Show everything
        </Button>
      }
    >
      <p>Search for part of the title of an experience, or of the name of a resource.</p>
    </EmptyState>
  ) : (
    <EmptyState
      title="There is nothing to sell yet"
      actions={<ButtonLink href={adminHref('calendar', 'experiences')}>Put an experience on sale</ButtonLink>}
    >
      <p>Rooms, places, jeeps and boats appear here once an experience uses them.</p>
    </EmptyState>
  );
}

interface PagesProps {
  readonly window: CalendarWindow;
  readonly onPage: (page: number) => void;
}

/** Links to the other pages of resources. */
function Pages({ window: { total, page, page_count: count }, onPage }: PagesProps) {
  return (
    <div className={styles.pages}>
      <p>{total === 1 ? '1 resource' : `${total.toLocaleString('en-IN')} resources`}</p>
      {count > 1 && (
        <nav className={styles.steps} aria-label="Pages of the calendar">
          <Button size="sm" variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <span>
            Page {page} of {count}
          </span>
          <Button size="sm" variant="outline" disabled={page >= count} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </div>
  );
}
