import { eq } from 'drizzle-orm'
import { dayAt, formatDate } from '#domain/dates.ts'
import type { Money } from '#domain/money/money.ts'
import { type PlanId, plans } from '#domain/plans.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies } from '../../db/schema/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { CardOnMail, SubscriptionNotice } from '../../mail/templates/subscription-notice.ts'
import { withChoosers } from '../mail/find-choosers.ts'
import { findOwner } from '../mail/find-owner.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { InvoiceRow } from './invoices.ts'

/** The addresses of mails about the plan: first the payer's. */
export type MailedTo = readonly string[]

/** The owner, or the agency's own address, and the members who chose these mails. Not inside a transaction. */
export async function findPayer(ctx: Ctx): Promise<MailedTo> {
  const owner = await findOwner(ctx)
  if (owner) return withChoosers(ctx, 'subscription.changed', owner)
  const [agency] = await ctx.system.db.select({ email: agencies.email }).from(agencies).where(eq(agencies.id, ctx.agencyId))
  return withChoosers(ctx, 'subscription.changed', agency?.email ?? null)
}

interface Told {
  about: SubscriptionNotice['about']
  plan: PlanId
  amount: Money | null
  /** The end of the paid period, of the trial or of the grace. */
  until: Date
  /** The card that paid or could not pay. */
  card?: CardOnMail | null
  /** One mail is sent to each address for a key and occasion. */
  key: string
}

/** Writes the event and the mails about the subscription in the caller's transaction; nothing where the same occasion was told before. */
export async function mailSubscription(tx: Transaction, ctx: Ctx, mailTo: MailedTo, told: Told): Promise<void> {
  const data = {
    about: told.about,
    plan: plans[told.plan].name,
    amount: told.amount,
    card: told.card ?? null,
    until: formatDate(dayAt(told.until, ctx.regional.zone)),
    url: `${ctx.system.config.publicUrl}/settings/agency/subscription`,
  }
  const key = `subscription:${told.about}:${told.key}`
  const written: (string | null)[] = []
  for (const [index, to] of mailTo.entries())
    written.push(
      await queueMail(tx, ctx, { template: 'subscription-notice', to, data, dedupeKey: index === 0 ? key : `${key}:${to}` }),
    )
  if (written.length > 0 && written.every((id) => id === null)) return
  const payload = { about: told.about, plan: plans[told.plan].name }
  await recordEvent(tx, ctx, { kind: 'subscription.changed', subject: ctx.agencyId, payload })
}

/** The mail that a renewal is unpaid: one for each invoice, although it is tried again every day. */
export const mailUnpaid = (
  tx: Transaction,
  ctx: Ctx,
  mailTo: MailedTo,
  {
    invoice: { id: key, plan },
    ...told
  }: Required<Pick<Told, 'amount' | 'until' | 'card'>> & { invoice: Pick<InvoiceRow, 'id' | 'plan'> },
): Promise<void> => mailSubscription(tx, ctx, mailTo, { about: 'unpaid', plan, key, ...told })
