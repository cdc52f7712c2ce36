import { ResourceKind, type CalendarChange } from '@kaadu/contracts/calendar';
import type { Changing } from '../changes/use-change';
import { EditorSheet } from '../editor/EditorSheet';
import { RateEditor } from '../editor/RateEditor';
import { ResourceForm } from '../editor/ResourceForm';
import { StockEditor } from '../editor/StockEditor';
import { editingLabels, type Editing } from './use-editing';

interface EditorProps extends Changing {
  readonly editing: Editing | null;
  readonly onClose: () => void;
}

/** The editor of the current selection. It closes after a change, which the toast below the calendar reports. */
export function Editor({ editing, onClose, onMade, refresh }: EditorProps) {
  const labels = editing && editingLabels(editing);
  const made = (change: CalendarChange) => {
    onClose();
    onMade(change);
  };
  return (
    <EditorSheet title={labels?.title ?? null} names={labels?.names ?? ''} onClose={onClose}>
      {editing && <Parts editing={editing} onMade={made} refresh={refresh} />}
    </EditorSheet>
  );
}

function Parts({ editing, ...changing }: Changing & { readonly editing: Editing }) {
  switch (editing.kind) {
    case 'stock':
      return <StockEditor range={editing.range} isPast={editing.isPast} {...changing} />;
    case 'rate':
      return (
        <RateEditor experience={editing.line.experience} from={editing.from} to={editing.to} {...changing} />
      );
    case 'resource': {
      const { primary_key, name, kind, capacity } = editing.line.resource;
      return (
        <ResourceForm shown={{ primary_key, name, kind: ResourceKind.parse(kind), capacity }} {...changing} />
      );
    }
  }
}
