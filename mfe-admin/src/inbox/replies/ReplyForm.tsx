import { type CannedReply, CannedReplyBody } from '@kaadu/contracts/chat';
import { type FormEvent, useState } from 'react';
import { useAction } from '@kaadu/ui/action';
import { TextArea, TextField } from '@kaadu/ui';
import form from '../forms/Form.module.css';
import { FormEnd } from '../forms/FormEnd';
import type { InboxApi } from '../session/inbox-api';

/** Text of an existing or a new reply. */
export type ReplyText = Pick<CannedReply, 'title' | 'text'> & Partial<Pick<CannedReply, 'primary_key'>>;

interface ReplyFormProps {
  readonly api: InboxApi;
  readonly reply: ReplyText;
  readonly onSaved: () => Promise<void>;
  readonly onCancel: () => void;
}

type Problems = Partial<Record<'title' | 'text', string>>;

/** Title and text of a reply. */
export function ReplyForm({ api, reply, onSaved, onCancel }: ReplyFormProps) {
  const [given, setGiven] = useState(reply);
  const [wrong, setWrong] = useState<Problems>({});
  const { run, busy, problem } = useAction();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { data, error } = CannedReplyBody.safeParse(given);
    const fields = new Set(error?.issues.map(({ path }) => path[0]));
    setWrong({
      ...(fields.has('title') && { title: 'Enter a title of 1 to 100 characters.' }),
      ...(fields.has('text') && { text: 'Enter a text of at most 4,000 characters.' }),
    });
    if (!data) return;
    void run(async () => {
      await api.saveCannedReply(data);
      await onSaved();
    });
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextField
        label="Title"
        autoComplete="off"
        value={given.title}
        onChange={({ target }) => setGiven({ ...given, title: target.value })}
        problem={wrong.title}
      />
      <TextArea
        label="Text"
        rows={4}
        value={given.text}
        onChange={({ target }) => setGiven({ ...given, text: target.value })}
        problem={wrong.text}
      />
      <FormEnd problem={problem} busy={busy} label="Save for everyone" onCancel={onCancel} />
    </form>
  );
}
