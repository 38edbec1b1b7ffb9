import { useRef } from 'react'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { checkFor } from '../../../form-checks.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import records from '../../../order/records.module.css'
import notesCss from '../../orders/detail/notes.module.css'
import { usePageAction } from '../../../kit/form/use-page-action.ts'

/** Colleagues' notes about the customer, newest first, and a form to add one. */
export function Notes({ notes, mayWrite }: Pick<Customer, 'notes'> & { mayWrite: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = usePageAction(() => form.current?.reset())
  const fields = useFields(fetcher.data, checkFor('customerNote'))
  return (
    <DetailSection title="Notes" help="For colleagues. Customers never see them.">
      {mayWrite && (
        <fetcher.Form {...fields.events} ref={form} method="post" className={notesCss.form} noValidate>
          <FormError outcome={fields.outcome} labels={{ text: 'Note' }} />
          <Textarea label="New note" rows={2} maxLength={2000} {...fields.field('text')} />
          <ActionButton name="intent" value="add-note" variant="default">
            Add note
          </ActionButton>
        </fetcher.Form>
      )}
      {!mayWrite && notes.length === 0 && <p className={records.none}>No notes yet.</p>}
      <ul className={notesCss.list} aria-label="Notes">
        {notes.map((note) => (
          <li key={note.id} className={notesCss.note}>
            <p className={notesCss.text}>{note.text}</p>
            <p className={notesCss.who}>
              {note.author} · <DateText value={note.at} withTime />
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
