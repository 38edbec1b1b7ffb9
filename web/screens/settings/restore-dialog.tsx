import type { useFetcher } from 'react-router'
import { Dialog } from '../../kit/dialog.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import type { PageOutcome } from '../../kit/form/use-page-action.ts'
import css from './settings.module.css'

export interface Restorable {
  /** Of the change. */
  id: string
  /** The label of each value, as it is now and as it was before the change. */
  values: { label: string; now: string; before: string }[]
}

type Props = {
  fetcher: ReturnType<typeof useFetcher<PageOutcome>>
  /** Null while it is closed. */
  restorable: Restorable | null
  labels: Record<string, string>
  onClose: () => void
}

/** Asks before what a change replaced is restored, with both values. */
export function RestoreDialog({ fetcher, restorable, labels, onClose }: Props) {
  const refused = fetcher.data && 'failure' in fetcher.data && fetcher.data.typed.change === restorable?.id ? fetcher.data : null
  return (
    <Dialog title="Restore what was before?" isOpen={restorable !== null} onClose={onClose} shape="box">
      <fetcher.Form method="post">
        <FormError outcome={refused} labels={labels} />
        {restorable?.values.map(({ label, now, before }) => (
          <section key={label} className={css.restored}>
            <h3>{label}</h3>
            <dl>
              <dt>Now</dt>
              <dd>{now}</dd>
              <dt>Restored</dt>
              <dd>{before}</dd>
            </dl>
          </section>
        ))}
        <input type="hidden" name="change" value={restorable?.id ?? ''} />
        <div className="button-row" data-end>
          <Button variant="default" onClick={onClose}>
            Keep it as it is
          </Button>
          <ActionButton name="intent" value="restore">
            Restore
          </ActionButton>
        </div>
      </fetcher.Form>
    </Dialog>
  )
}
