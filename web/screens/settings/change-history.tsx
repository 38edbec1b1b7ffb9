import { useEffect, useRef, useState } from 'react'
import type { AgencyChange } from '#contract/agency.ts'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import { Button } from '../../kit/form/button.tsx'
import { usePageAction } from '../../kit/form/use-page-action.ts'
import { useMay } from '../../session.ts'
import { type Restorable, RestoreDialog } from './restore-dialog.tsx'
import { isSame, isShort, type Say, wordsOf } from './setting-words.ts'
import css from './settings.module.css'

type Props = {
  changes: readonly AgencyChange[]
  /** The labels of the fields by name; a field without one is not named. */
  labels: Record<string, string>
  /** The values of the page as they are now, by name. */
  current: object
  /** The words of values that are no text, number or switch, by name. */
  says?: Record<string, Say>
}

/** The values that a change replaced and that are different now. */
function restorableOf({ id, fields }: AgencyChange, { labels, current, says = {} }: Omit<Props, 'changes'>): Restorable {
  const now: Record<string, unknown> = { ...current }
  const replaced = fields.filter(({ name, before }) => labels[name] && name in now && !isSame(before, now[name]))
  const words = (name: string, value: unknown) => (says[name] ?? wordsOf)(value)
  const values = replaced.map(({ name, before }) => ({
    label: labels[name] ?? name,
    now: words(name, now[name]),
    before: words(name, before),
  }))
  return { id, values }
}

/** Restores on the page itself: once it has read the restored values, its forms show them in place of what was typed. */
function useRestoring() {
  const [open, setOpen] = useState<string | null>(null)
  const wasRestored = useRef(false)
  const fetcher = usePageAction(() => {
    wasRestored.current = true
    setOpen(null)
  })
  useEffect(() => {
    if (fetcher.state !== 'idle' || !wasRestored.current) return
    wasRestored.current = false
    for (const form of document.forms) form.reset()
  }, [fetcher.state])
  return { open, setOpen, fetcher }
}

/** Who changed these settings, and from what to what: the latest first. Whoever may change them can restore what a change replaced. */
export function ChangeHistory({ changes, labels, ...values }: Props) {
  const mayChange = useMay('agency:write')
  const { open, setOpen, fetcher } = useRestoring()
  if (changes.length === 0) return null
  const restorables = changes.map((change) => restorableOf(change, { labels, ...values }))
  return (
    <DetailSection title="History" help="The latest changes of these settings.">
      <ul className={css.changes}>
        {changes.map(({ id, by, at, fields }, place) => {
          const named = fields.filter(({ name }) => labels[name])
          const count = restorables[place]?.values.length ?? 0
          return (
            <li key={id}>
              <p>
                {by} changed {named.map(({ name }) => labels[name]?.toLowerCase()).join(', ') || 'these settings'}
              </p>
              {named.map(({ name, before, after }) =>
                isShort(before) && isShort(after) ? (
                  <p key={name} className={css.quiet}>
                    {labels[name]}: {wordsOf(before)} → {wordsOf(after)}
                  </p>
                ) : null,
              )}
              <p className={css.quiet}>
                <DateText value={at} withTime />
              </p>
              {mayChange && count > 0 && (
                <div className={css.restore}>
                  <Button variant="default" size="xs" onClick={() => setOpen(id)}>
                    Restore {count === 1 ? 'this value' : 'these values'}
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <RestoreDialog
        fetcher={fetcher}
        restorable={restorables.find(({ id }) => id === open) ?? null}
        labels={labels}
        onClose={() => setOpen(null)}
      />
    </DetailSection>
  )
}
