import type { Money } from '#domain/money/money.ts'
import type { ApprovalState } from '#domain/team/approvals.ts'
import { defineMail } from '../template.ts'

export interface DecidedApproval {
  what: string
  title: string
  amount: Money
  state: ApprovalState
  /** Why it was refused, or why it failed; may be empty. */
  reason: string
  decidedBy: string
  url: string
}

const outcomes: Record<ApprovalState, string> = {
  approved: 'approved, and it is done',
  failed: 'approved, but it could not be done',
  refused: 'refused',
  expired: 'not decided in time',
  waiting: 'waiting',
}

const sentence = ({ decidedBy, state }: DecidedApproval): string =>
  `Your request was ${outcomes[state]}. Decided by ${decidedBy}.`

/** To the member whose payment or refund was above the limit of the role. */
export const approvalDecided = defineMail<DecidedApproval>({
  id: 'approval-decided',
  subject: ({ what, state, amount }, { numbers }) => `${what} of ${numbers.money(amount)}: ${outcomes[state]}`,
  preview: ({ title, reason }) => `${title}. ${reason}`,
  mjml: `
    <mj-text mj-class="title">[[what]] of [[amount]]</mj-text>
    <mj-text>[[title]]</mj-text>
    <mj-text>[[says]] [[reason]]</mj-text>
    <mj-button href="[[url]]">Open the requests</mj-button>`,
  slots: (decided, { numbers }) => ({ ...decided, says: sentence(decided), amount: numbers.money(decided.amount) }),
  text: (decided, { numbers }) => `${decided.what} of ${numbers.money(decided.amount)}: ${decided.title}.

${sentence(decided)} ${decided.reason}

${decided.url}`,
  sample: {
    what: 'Cancellation with refund',
    title: 'SKY-1044, Abuja to Dubai, return',
    amount: { amount: 12_345_678_900, currency: 'NGN' },
    state: 'refused',
    reason: 'The customer chose another date.',
    decidedBy: 'Chukwuemeka Nwachukwu-Okonkwo',
    url: 'http://skyways.localhost:3000/approvals',
  },
})
