import { defaultRegional } from '#domain/defaults.ts'
import { orderPrefixOf } from '#domain/orders/order-number.ts'
import { starterSite } from '#domain/site/starters.ts'
import { homeOf } from '#domain/travel/home-of.ts'
import { usualRegional } from '#domain/travel/usual-regional.ts'
import { agencies, markupRules, sites } from '../../db/schema/index.ts'
import { tenantTransaction } from '../../db/tenant-transaction.ts'
import type { System } from '../../system.ts'
import { openAccounts } from '../ledger/open-accounts.ts'

/** What an agency adds at first; it changes it in its settings. */
const firstMarkups = [
  { product: 'flight', name: 'Standard flight markup', kind: 'percent', value: 500 },
  { product: 'stay', name: 'Standard stay markup', kind: 'percent', value: 800 },
] as const

/**
 * A new tenant with what it needs to sell on its first day, in the currency and zone of its country; its storefront is ready to be published. Returns
 * the id.
 */
export async function createAgency(
  system: System,
  agency: { name: string; slug: string; email: string; phone?: string; address?: string; country?: string },
): Promise<string> {
  const id = crypto.randomUUID()
  const regional = usualRegional(agency.country ?? defaultRegional.country)
  if (!regional) throw new Error(`there is no country ${agency.country}`)
  const { country, currency, zone, locale } = regional
  const { name, email, phone = null, address = null } = agency
  const draft = starterSite('classic', { name, email, phone, address, ...regional, home: homeOf(regional) })
  await system.db
    .insert(agencies)
    .values({ ...agency, id, country, currency, timeZone: zone, locale, orderPrefix: orderPrefixOf(agency.slug) })
  await tenantTransaction(system.db, id, async (tx) => {
    await openAccounts(tx, { agencyId: id, currency })
    await tx.insert(markupRules).values(firstMarkups.map((rule) => ({ id: system.newId(), agencyId: id, ...rule })))
    await tx.insert(sites).values({ agencyId: id, draft, changedBy: name, changedAt: system.now() })
  })
  return id
}
