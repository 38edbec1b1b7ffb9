import { and, eq, gt, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isZone, type Regional } from '#domain/regional.ts'
import { findCountry, findCurrency } from '#domain/travel/countries.ts'
import { usualRegional } from '#domain/travel/usual-regional.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies, checkouts, ledgerBalances } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { openAccounts } from '../ledger/open-accounts.ts'
import { hasMoney } from './read-regional-settings.ts'

type Change = Pick<Regional, 'country' | 'currency' | 'zone'>

function problemsOf({ country, currency, zone }: Change): { path: string; message: string }[] {
  return [
    ...(findCountry(country) ? [] : [{ path: 'country', message: 'Choose a country from the list.' }]),
    ...(findCurrency(currency) ? [] : [{ path: 'currency', message: 'Choose a currency from the list.' }]),
    ...(isZone(zone) ? [] : [{ path: 'zone', message: 'Choose a time zone from the list.' }]),
  ]
}

/**
 * Changes the agency's country, currency and time zone; the locale follows from the country. Throws input.invalid, and agency.currency-fixed for
 * another currency once the agency has postings or pending payments.
 */
export async function setRegional(ctx: Ctx, change: Change): Promise<void> {
  const problems = problemsOf(change)
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  const { country, currency, zone } = change
  const locale = usualRegional(country)?.locale ?? ctx.regional.locale
  // The role of tenant transactions may not change agencies, so this transaction uses the owner role with the same tenant.
  await ctx.system.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.agency_id', ${ctx.agencyId}, true)`)
    const before = await lockMoney(tx, ctx)
    if (currency !== before.currency) await changeCurrency(tx, ctx, { before: before.currency, currency })
    await tx.update(agencies).set({ country, currency, timeZone: zone, locale }).where(eq(agencies.id, ctx.agencyId))
    await recordAudit(tx, ctx, {
      action: 'agency.regional-changed',
      subject: before.name,
      before: { Country: before.country, Currency: before.currency, 'Time zone': before.timeZone },
      after: { Country: country, Currency: currency, 'Time zone': zone },
    })
  })
  await ctx.system.invalidation.publish(ctx.agencyId)
}

/**
 * Waits for running postings and payments, and blocks new ones: a posting locks its accounts, then the agency, as every row with a foreign key to the
 * agency does. Returns the agency's row.
 */
async function lockMoney(tx: Transaction, { agencyId }: Ctx): Promise<typeof agencies.$inferSelect> {
  const accounts = tx.select({ account: ledgerBalances.account }).from(ledgerBalances)
  await accounts.where(eq(ledgerBalances.agencyId, agencyId)).orderBy(ledgerBalances.account).for('update')
  const [agency] = await tx.select().from(agencies).where(eq(agencies.id, agencyId)).for('update')
  if (!agency) throw new Error(`there is no agency ${agencyId}`)
  return agency
}

async function changeCurrency(
  tx: Transaction,
  ctx: Ctx,
  { before, currency }: { before: string; currency: string },
): Promise<void> {
  if (await hasMoney(tx, ctx)) throw new AppError('agency.currency-fixed', { currency: before })
  // A posting in the old currency that waited for this lock finds no account and fails.
  await tx.delete(ledgerBalances).where(and(eq(ledgerBalances.agencyId, ctx.agencyId), eq(ledgerBalances.currency, before)))
  await openAccounts(tx, { agencyId: ctx.agencyId, currency })
  // Open checkouts are priced in the old currency, so they end.
  await tx
    .update(checkouts)
    .set({ expiresAt: ctx.now() })
    .where(and(eq(checkouts.agencyId, ctx.agencyId), gt(checkouts.expiresAt, ctx.now())))
}
