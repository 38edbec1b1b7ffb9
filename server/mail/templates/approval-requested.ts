import type { Money } from '#domain/money/money.ts'
import { defineMail } from '../template.ts'

export interface RequestedApproval {
  /** `Wallet payment` */
  what: string
  /** What is paid or refunded. */
  title: string
  amount: Money
  requestedBy: string
  /** ISO instant. */
  expiresAt: string
  url: string
}

/** To members who may approve a payment or refund above the limit of a colleague. */
export const approvalRequested = defineMail<RequestedApproval>({
  id: 'approval-requested',
  subject: ({ requestedBy, amount }, { numbers }) => `Approval needed: ${numbers.money(amount)} for ${requestedBy}`,
  preview: ({ what, title }) => `${what}: ${title}`,
  mjml: `
    <mj-text mj-class="title">[[requestedBy]] needs your approval</mj-text>
    <mj-text>[[what]] of [[amount]]: [[title]]. The amount is above the limit of their role.</mj-text>
    <mj-text>Nothing is paid or refunded until somebody approves. A request that nobody decides expires.</mj-text>
    <mj-button href="[[url]]">Open the requests</mj-button>`,
  slots: (request, { numbers }) => ({ ...request, amount: numbers.money(request.amount) }),
  text: ({ what, title, amount, requestedBy, url }, { numbers }) => `${requestedBy} needs your approval.

${what} of ${numbers.money(amount)}: ${title}. The amount is above the limit of their role.

Nothing is paid or refunded until somebody approves. A request that nobody decides expires.

${url}`,
  sample: {
    what: 'Cancellation with refund',
    title: 'SKY-1044, Abuja to Dubai, return',
    amount: { amount: 12_345_678_900, currency: 'NGN' },
    requestedBy: 'Chukwuemeka Nwachukwu-Okonkwo',
    expiresAt: '2026-11-22T10:00:00.000Z',
    url: 'http://skyways.localhost:3000/approvals',
  },
})
