import { type ChangeEvent, useState } from 'react'
import { Form } from 'react-router'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { Notice } from '../../../kit/notice.tsx'
import css from './invite-forms.module.css'
import type { ManyOutcome } from './team-action.ts'

interface Props {
  choices: { value: string; label: string }[]
  /** The branches to choose from; none for an agency without. */
  offices: { value: string; label: string }[]
  /** The role that is chosen at first. */
  first: string
  failed: FormOutcome | null
  many: ManyOutcome['many'] | null
}

/** Invites several people: a line each, pasted or from a CSV file. Lines that were refused stay in the field. */
export function InviteMany({ choices, offices, first, failed, many }: Props) {
  const left = many ? many.refused.map(({ text }) => text).join('\n') : (failed?.typed.lines ?? '')
  const [seen, setSeen] = useState({ many, failed })
  const [lines, setLines] = useState(left)
  if (seen.many !== many || seen.failed !== failed) {
    setSeen({ many, failed })
    setLines(left)
  }
  const readFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    if (file) setLines(await file.text())
  }
  return (
    <details className={css.many} open={many !== null || failed !== null || undefined}>
      <summary>Invite several people at once</summary>
      <Form method="post" className={css.list} noValidate>
        <FormError outcome={failed} labels={{ lines: 'People', role: 'Role', branchId: 'Branch' }} />
        {many && <ManyResult many={many} />}
        <Textarea
          id="field-lines"
          label="People"
          name="lines"
          rows={5}
          maxRows={14}
          value={lines}
          onChange={(event) => setLines(event.currentTarget.value)}
          error={failed?.failure.fields.lines}
          description="One person a line: an e-mail address, and after a comma a role if it is another one."
          placeholder={'ada@example.com\nbola@example.com, Accountant'}
        />
        <label className={css.file}>
          Or choose a CSV file with the columns email and role
          <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={readFile} />
        </label>
        <NativeSelect label="Role of lines without one" name="role" data={choices} defaultValue={failed?.typed.role ?? first} />
        {offices.length > 0 && (
          <NativeSelect
            label="Branch of all of them"
            name="branchId"
            data={offices}
            defaultValue={failed?.typed.branchId ?? ''}
            error={failed?.failure.fields.branchId}
          />
        )}
        <ActionButton name="intent" value="invite-many">
          Send invitations
        </ActionButton>
      </Form>
    </details>
  )
}

function ManyResult({ many: { invited, refused } }: { many: ManyOutcome['many'] }) {
  const sent = invited.length === 1 ? '1 invitation was sent.' : `${invited.length} invitations were sent.`
  if (refused.length === 0) return <Notice tone="info" role="status" title={sent} />
  return (
    <Notice
      tone="warn"
      role="status"
      title={`${sent} ${refused.length === 1 ? '1 line was' : `${refused.length} lines were`} not used.`}
    >
      <ul className={css.refused}>
        {refused.map(({ line, text, reason }) => (
          <li key={line}>
            Line {line}, {text}: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
