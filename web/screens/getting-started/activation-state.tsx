import type { Activation } from '#contract/account/activation.ts'
import type { ActivationState as State } from '#domain/agency/activation.ts'
import { DateText } from '../../kit/date-text.tsx'
import { Notice } from '../../kit/notice.tsx'

const faces: Record<State, { tone: 'info' | 'warn'; title: string; says: string }> = {
  draft: { tone: 'info', title: 'Not submitted yet', says: 'Complete the record, upload your licence, then submit both.' },
  submitted: {
    tone: 'info',
    title: 'Under review',
    says: 'The reviewer has your record and documents. You can go on working meanwhile.',
  },
  'more-needed': { tone: 'warn', title: 'More is needed', says: 'Complete what the reviewer asks for, then submit again.' },
  active: { tone: 'info', title: 'Active', says: 'Your agency is an active business.' },
}

/** The state of the activation, with the reviewer's words. */
export function ActivationState({ activation: { state, note, submittedAt, decidedAt } }: { activation: Activation }) {
  const { tone, title, says } = faces[state]
  return (
    <Notice tone={tone} title={title} role="status">
      {note && <p>{note}</p>}
      <p>
        {says}
        {submittedAt && (
          <>
            {' '}
            Submitted on <DateText value={submittedAt} withTime />
            {decidedAt && (
              <>
                , decided on <DateText value={decidedAt} withTime />
              </>
            )}
            .
          </>
        )}
      </p>
    </Notice>
  )
}
