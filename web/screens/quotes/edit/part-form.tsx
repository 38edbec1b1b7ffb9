import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Check } from '../../../kit/form/field-errors.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { type Fields, useFields } from '../../../kit/form/use-fields.ts'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import css from '../quotes.module.css'

type Props = {
  intent: string
  save: string
  labels: Record<string, string>
  check: Check
  /** The revision that the form changes; null for a form that no colleague can have changed. */
  rev: number | null
  /** The stored words, shown once a colleague changed them meanwhile. */
  stored?: string
  onDone: () => void
  children: (field: Fields['field']) => ReactNode
}

/** The form of one part. A change of a colleague is shown beside what was typed, and saving then replaces it. */
export function PartForm({ intent, save, labels, check, rev, stored, onDone, children }: Props) {
  const fetcher = usePageAction(onDone)
  const { revalidate, state } = useRevalidator()
  const fields = useFields(fetcher.data, check)
  const typed = fetcher.data && 'typed' in fetcher.data ? fetcher.data.typed : null
  const isChanged = fields.outcome?.failure.code === 'quote.changed-meanwhile'
  const isSeen = isChanged && typed?.rev !== undefined && Number(typed.rev) !== rev
  return (
    <fetcher.Form {...fields.events} method="post" className={css.form} noValidate>
      <FormError outcome={fields.outcome} labels={labels} />
      {isChanged && !isSeen && (
        <Button variant="default" loading={state === 'loading'} onClick={() => void revalidate()}>
          Show what the colleague wrote
        </Button>
      )}
      {isSeen && (
        <p className={css.words} role="status">
          <strong>The colleague’s text:</strong> {stored} Saving replaces it with yours.
        </p>
      )}
      {rev !== null && <input type="hidden" name="rev" value={rev} />}
      {children(fields.field)}
      <div className="button-row" data-end>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <ActionButton name="intent" value={intent}>
          {save}
        </ActionButton>
      </div>
    </fetcher.Form>
  )
}
