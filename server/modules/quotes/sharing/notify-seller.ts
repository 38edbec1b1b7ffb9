import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { users } from '../../../db/schema/index.ts'
import type { QuoteAnswered } from '../../../mail/templates/quotes/quote-answered.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { type QuoteRecord } from '../quote-row.ts'

/** Mails the member who made the quote what its customer did. `once`: what it is told of once. */
export async function notifySeller(
  tx: Transaction,
  ctx: Ctx,
  row: QuoteRecord,
  { what, text, once = ctx.newId() }: { what: QuoteAnswered['what']; text: string; once?: string },
): Promise<void> {
  if (!row.createdBy) return
  const [seller] = await tx.select({ email: users.email }).from(users).where(eq(users.id, row.createdBy))
  if (!seller) return
  await queueMail(tx, ctx, {
    template: 'quote-answered',
    to: seller.email,
    data: {
      what,
      text,
      customer: row.customerName,
      number: formatQuoteNumber(row),
      title: row.title,
      url: `${ctx.origin}/quotes/${row.id}`,
    },
    dedupeKey: `quote-answered:${once}`,
  })
}
