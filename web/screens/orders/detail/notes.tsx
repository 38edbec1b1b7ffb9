import { useRef } from 'react'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { checkFor } from '../../../form-checks.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import css from './notes.module.css'

/** Colleagues' notes about the order, newest first, and a form to add one. Customers never see them. */
export function Notes({ notes, actions }: Pick<OrderDetail, 'notes' | 'actions'>) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = usePageAction(() => form.current?.reset())
  const fields = useFields(fetcher.data, checkFor('orderNote'))
  const mayWrite = actions.includes('add-note')
  if (!mayWrite && notes.length === 0) return null
  return (
    <DetailSection title="Notes" help="For colleagues. Customers never see them.">
      {mayWrite && (
        <fetcher.Form {...fields.events} ref={form} method="post" className={css.form} noValidate>
          <FormError outcome={fields.outcome} labels={{ text: 'Note' }} />
          <Textarea label="New note" rows={2} maxLength={1000} {...fields.field('text')} />
          <ActionButton name="intent" value="add-note" variant="default">
            Add note
          </ActionButton>
        </fetcher.Form>
      )}
      <ul className={css.list} aria-label="Notes">
        {notes.map((note) => (
          <li key={note.id} className={css.note}>
            <p className={css.text}>{note.text}</p>
            <p className={css.who}>
              {note.author} · <DateText value={note.at} withTime />
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
