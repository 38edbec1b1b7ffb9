import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { defineMail } from '../template.ts'

export interface SubscriptionNotice {
  about: 'paid' | 'unpaid' | 'ended' | 'trial-started'
  /** The plan's name. */
  plan: string
  /** What was paid or is due. */
  amount: Money | null
  /** The day on which the period, the trial or the grace ends. */
  until: string
  url: string
}

interface Words {
  subject: string
  text: string
  button: string
}

const amountOf = ({ amount }: SubscriptionNotice, numbers: Numbers): string => (amount ? numbers.money(amount) : '')

const wordsOf: Record<SubscriptionNotice['about'], (notice: SubscriptionNotice, numbers: Numbers) => Words> = {
  paid: (notice, numbers) => ({
    subject: `Your ${notice.plan} plan is paid until ${notice.until}`,
    text: `${amountOf(notice, numbers)} was paid from the wallet. The receipt is on the subscription page.`,
    button: 'Open the receipt',
  }),
  unpaid: (notice, numbers) => ({
    subject: `Your ${notice.plan} plan could not be renewed`,
    text: `The wallet does not cover ${amountOf(notice, numbers)}. Top it up or pay by card: the plan and its limits stay until ${notice.until}. After that day the limits of the free plan apply.`,
    button: 'Pay for the plan',
  }),
  ended: (notice) => ({
    subject: `Your ${notice.plan} plan has ended`,
    text: 'The limits of the free plan apply now. Orders, customers and your website stay. You can choose a plan again at any time.',
    button: 'Choose a plan',
  }),
  'trial-started': (notice, numbers) => ({
    subject: `Your trial of ${notice.plan} has started`,
    text: `Nothing is charged until ${notice.until}. On that day ${amountOf(notice, numbers)} is paid from the wallet, unless you cancel before.`,
    button: 'Open the subscription',
  }),
}

/** To the owner: the plan was paid, could not be paid, has ended, or its trial has started. */
export const subscriptionNotice = defineMail<SubscriptionNotice>({
  id: 'subscription-notice',
  subject: (notice, { numbers }) => wordsOf[notice.about](notice, numbers).subject,
  preview: (notice, { numbers }) => wordsOf[notice.about](notice, numbers).text,
  mjml: `
    <mj-text mj-class="title">[[subject]]</mj-text>
    <mj-text>[[text]]</mj-text>
    <mj-button href="[[url]]">[[button]]</mj-button>`,
  slots: (notice, { numbers }) => ({ ...wordsOf[notice.about](notice, numbers), url: notice.url }),
  text: (notice, { numbers }) => {
    const { subject, text } = wordsOf[notice.about](notice, numbers)
    return `${subject}

${text}

${notice.url}`
  },
  sample: {
    about: 'unpaid',
    plan: 'Growth',
    amount: { amount: 45_000_00, currency: 'NGN' },
    until: '08 Dec 2026',
    url: 'http://skyways.localhost:3000/settings/agency/subscription',
  },
})
