import { eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isZone, type Regional } from '#domain/regional.ts'
import { findCountry, findCurrency } from '#domain/travel/countries.ts'
import type { Ctx } from '../../ctx.ts'
import { agencies } from '../../db/schema/index.ts'
import { openAccounts } from '../ledger/open-accounts.ts'
import { hasMovements } from './read-regional-settings.ts'

type Change = Pick<Regional, 'country' | 'currency' | 'zone'>

function problemsOf({ country, currency, zone }: Change): { path: string; message: string }[] {
  return [
    ...(findCountry(country) ? [] : [{ path: 'country', message: 'Choose a country from the list.' }]),
    ...(findCurrency(currency) ? [] : [{ path: 'currency', message: 'Choose a currency from the list.' }]),
    ...(isZone(zone) ? [] : [{ path: 'zone', message: 'Choose a time zone from the list.' }]),
  ]
}

/** Changes where the agency is. Throws input.invalid, and agency.currency-fixed for another currency once the ledger has movements. */
export async function setRegional(ctx: Ctx, change: Change): Promise<void> {
  const problems = problemsOf(change)
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  const { country, currency, zone } = change
  if (currency !== ctx.regional.currency)
    await ctx.tx(async (tx) => {
      if (await hasMovements(tx, ctx)) throw new AppError('agency.currency-fixed', { currency: ctx.regional.currency })
      await openAccounts(tx, { agencyId: ctx.agencyId, currency })
    })
  await ctx.system.db
    .update(agencies)
    .set({ country, currency, timeZone: zone, locale: `en-${country}` })
    .where(eq(agencies.id, ctx.agencyId))
  await ctx.system.news.tell(ctx.agencyId)
}
