import type { OrderDetail } from '#contract/product-shapes.ts'
import { type Ctx, customerOnline } from '../../../ctx.ts'
import { confirmationMails } from '../../../mail/registry.ts'
import type { OrderMail, TimelineLine } from './order-records.ts'

/** An order that was mailed to more addresses says the last of them. */
const MOST_SHOWN = 5

const carries: ReadonlySet<string> = new Set(confirmationMails)

interface Records {
  /** Newest first. */
  mails: readonly OrderMail[]
  timeline: readonly TimelineLine[]
  contact: { email: string }
}

/**
 * Whom the confirmation was mailed to, the newest mail of each address. A customer sees what went to the contact of the order and what customers had
 * mailed, not whom the agency mailed it to.
 */
export function emailedTo({ actor }: Ctx, { mails, timeline, contact }: Records): OrderDetail['emailed'] {
  const sent = mails.filter(({ template }) => carries.has(template))
  const newest = sent.filter(({ to }, at) => sent.findIndex((other) => isSame(other.to, to)) === at)
  const byCustomer = (to: string) =>
    timeline.some(({ code, actor: by, note }) => code === 'confirmation-mailed' && by === customerOnline && note === to)
  const isShown = (to: string) => actor.role !== 'customer' || isSame(to, contact.email) || byCustomer(to)
  return newest
    .filter(({ to }) => isShown(to))
    .slice(0, MOST_SHOWN)
    .map(({ to, at, status }) => ({ to, at, status }))
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
