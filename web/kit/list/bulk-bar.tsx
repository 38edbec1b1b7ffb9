import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { useFetcher } from 'react-router'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'
import { Button } from '../form/button.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Notice } from '../notice.tsx'
import type { BulkOutcome } from './answer-bulk.ts'
import css from './bulk-bar.module.css'
import type { BulkAction } from './define-list.ts'

type Props = {
  actions: readonly BulkAction[]
  /** Keys and names of the selected rows. */
  chosen: ReadonlyMap<string, string>
  fetcher: ReturnType<typeof useFetcher<BulkOutcome>>
  onSend: () => void
  onClear: () => void
}

/** Actions for the selected rows, at the bottom of the list while there are any. */
export function BulkBar({ actions, chosen, fetcher, onSend, onClear }: Props) {
  const [asked, setAsked] = useState<BulkAction | null>(null)
  const count = chosen.size
  const send = ({ name }: BulkAction, value = '') => {
    const form = new FormData()
    form.set('bulk', name)
    form.set('value', value)
    for (const id of chosen.keys()) form.append('id', id)
    onSend()
    fetcher.submit(form, { method: 'post' })
  }
  if (count === 0) return null
  return (
    <section className={css.bar} aria-label="Selected rows">
      <span role="status">{count} selected</span>
      {actions.map((action) => (
        <Button
          key={action.name}
          size="compact-sm"
          variant="default"
          loading={fetcher.formData?.get('bulk') === action.name}
          leftSection={<action.icon size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => (action.question || action.ask ? setAsked(action) : send(action))}
        >
          {action.label}
        </Button>
      ))}
      <button type="button" className={`text-button ${css.clear}`} onClick={onClear}>
        <IconX size={14} stroke={1.75} aria-hidden="true" /> Clear selection
      </button>
      {asked?.ask && (
        <Dialog title={asked.ask.title} isOpen onClose={() => setAsked(null)} shape="box">
          <form
            className={css.ask}
            onSubmit={(event) => {
              event.preventDefault()
              send(asked, String(new FormData(event.currentTarget).get('value')))
              setAsked(null)
            }}
          >
            <TextInput
              label={asked.ask.label}
              name="value"
              required
              withAsterisk={false}
              maxLength={40}
              list="bulk-suggestions"
              data-autofocus
            />
            <datalist id="bulk-suggestions">
              {asked.ask.suggestions.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </datalist>
            <div className="button-row" data-end>
              <Button variant="default" onClick={() => setAsked(null)}>
                Cancel
              </Button>
              <Button type="submit">{`${asked.label} (${count})`}</Button>
            </div>
          </form>
        </Dialog>
      )}
      {asked?.question && (
        <ConfirmDialog
          opened
          title={asked.question.title}
          yes={`${asked.label} (${count})`}
          no="Cancel"
          isDangerous
          onYes={() => send(asked)}
          onClose={() => setAsked(null)}
        >
          {asked.question.text}
        </ConfirmDialog>
      )}
    </section>
  )
}

type ResultProps = { outcome: BulkOutcome; labels: ReadonlyMap<string, string> }

/** The result by row: failed rows with their reason, and rows that are done. */
export function BulkResult({ outcome: { bulk }, labels }: ResultProps) {
  const failed = bulk.filter(({ problem }) => problem !== null).length
  const title =
    failed === 0
      ? `Done for ${bulk.length} of ${bulk.length}`
      : `Done for ${bulk.length - failed} of ${bulk.length}, ${failed} failed`
  return (
    <div className={css.result}>
      <Notice tone={failed === 0 ? 'info' : 'warn'} role="status" title={title}>
        <ul>
          {bulk.map(({ id, problem }) => (
            <li key={id}>
              {labels.get(id) ?? id}: {problem ?? 'done'}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
