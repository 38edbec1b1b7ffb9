import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { defineMail } from '../template.ts'

/** The saved card of a renewal: what it was charged, or why it was not. */
export type CardOnMail = { name: string } & ({ charged: Money } | { reason: string })

export interface SubscriptionNotice {
  about: 'paid' | 'unpaid' | 'ended' | 'trial-started'
  /** The plan's name. */
  plan: string
  /** What was paid or is due. */
  amount: Money | null
  /** Null where no saved card was used. */
  card: CardOnMail | null
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

/** How the plan was paid. */
function paidWords(notice: SubscriptionNotice, numbers: Numbers): string {
  const [{ card }, amount] = [notice, amountOf(notice, numbers)]
  if (!card || !('charged' in card)) return `${amount} was paid from the wallet.`
  return `The wallet was short, so ${numbers.money(card.charged)} was charged to ${card.name}, the payment fee included. The wallet then paid ${amount}.`
}

/** What was refused, with the reason in the gateway's words. */
function unpaidWords(notice: SubscriptionNotice, numbers: Numbers): string {
  const [{ card }, amount] = [notice, amountOf(notice, numbers)]
  if (!card || !('reason' in card)) return `The wallet does not cover ${amount}. Top it up or pay by card`
  const reason = card.reason.trim().replace(/\.$/, '')
  return `The wallet does not cover ${amount}, and ${card.name} was not charged: ${reason}. Top the wallet up or pay by another card`
}

const wordsOf: Record<SubscriptionNotice['about'], (notice: SubscriptionNotice, numbers: Numbers) => Words> = {
  paid: (notice, numbers) => ({
    subject: `Your ${notice.plan} plan is paid until ${notice.until}`,
    text: `${paidWords(notice, numbers)} The receipt is on the subscription page.`,
    button: 'Open the receipt',
  }),
  unpaid: (notice, numbers) => ({
    subject: `Your ${notice.plan} plan could not be renewed`,
    text: `${unpaidWords(notice, numbers)}: the plan and its limits stay until ${notice.until}. After that day the limits of the free plan apply.`,
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
    card: { name: 'Visa ending 4081', reason: 'Insufficient Funds' },
    until: '08 Dec 2026',
    url: 'http://skyways.localhost:3000/settings/agency/subscription',
  },
})
