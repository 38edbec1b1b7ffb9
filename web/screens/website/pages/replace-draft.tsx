import { useDisclosure } from '@mantine/hooks'
import { useSubmit } from 'react-router'
import type { SiteDraft } from '#contract/site-shapes.ts'
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx'
import { DateText } from '../../../kit/date-text.tsx'
import type { Intent } from './action.ts'

interface Question {
  draft: SiteDraft
  intent: Intent
  value: string
  /** "Version 3" */
  by: string
}

/** Replaces the draft. If it has unpublished changes, a confirmation lists what is lost. */
export function useReplaceDraft({ draft, intent, value, by }: Question) {
  const submit = useSubmit()
  const [isAsked, question] = useDisclosure(false)
  const replace = () => void submit({ intent, value, revision: draft.revision }, { method: 'post' })
  return {
    ask: () => (draft.hasChanges ? question.open() : replace()),
    dialog: (
      <ConfirmDialog
        opened={isAsked}
        title="Replace your draft?"
        yes="Replace the draft"
        no="Keep my draft"
        isDangerous
        onYes={replace}
        onClose={question.close}
      >
        <p>
          Your draft holds changes that were never published, the last by {draft.changedBy} on{' '}
          <DateText value={draft.changedAt} withTime />. {by} takes its place: all pages, texts and settings of the draft go.
        </p>
        <p>Your draft is stored, and “Bring it back” in the history undoes this. Visitors see nothing of it until you publish.</p>
      </ConfirmDialog>
    ),
  }
}
