import type { GroupView } from '#contract/groups/group-shapes.ts'
import { isCollecting } from '#domain/groups/group.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { usePageAction } from '../../kit/form/use-page-action.ts'
import css from './groups.module.css'

/** Ends the group: nothing is asked any more, and what was paid goes back. */
export function EndForm({ group: { state } }: { group: GroupView }) {
  const fetcher = usePageAction()
  const failed = fetcher.data && 'failure' in fetcher.data ? fetcher.data : null
  if (!isCollecting(state) && state !== 'dropped') return null
  return (
    <DetailSection
      title="End the group"
      help={
        state === 'dropped'
          ? 'Make a new booking for those who have paid and use their shares for it, or give everybody the money back.'
          : 'Nobody can pay any more, and everybody gets the money back. The order stays held.'
      }
    >
      <fetcher.Form method="post" className={css.form}>
        <FormError outcome={failed} labels={{ reason: 'Reason' }} />
        <TextInput label="Reason" name="reason" maxLength={500} required />
        <div className={css.row}>
          <ActionButton name="intent" value="end" variant="default">
            End and return the money
          </ActionButton>
        </div>
      </fetcher.Form>
    </DetailSection>
  )
}
