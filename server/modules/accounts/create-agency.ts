import { defaultRegional } from '#domain/defaults.ts'
import { orderPrefixOf } from '#domain/orders/order-number.ts'
import { soldProducts } from '#domain/product-types.ts'
import type { PlanId } from '#domain/plans.ts'
import { type Product, productFacts } from '#domain/products.ts'
import { starterSite } from '#domain/site/starters.ts'
import type { Regional } from '#domain/regional.ts'
import { homeOf } from '#domain/travel/home-of.ts'
import { usualRegional } from '#domain/travel/usual-regional.ts'
import { agencies, markupRules, sites } from '../../db/schema/index.ts'
import { tenantTransaction } from '../../db/tenant-transaction.ts'
import type { System } from '../../system.ts'
import { openAccounts } from '../ledger/open-accounts.ts'

/** What an agency adds at first, in hundredths of a percent; it changes it in its settings. */
const firstMarkups: Record<Product, number> = { flight: 500, stay: 800, tour: 800, protection: 800 }

/** So that a number of a practice order is not taken for one of the agency. */
const PRACTICE_PREFIX = 'TEST'

interface NewAgency {
  name: string
  slug: string
  email: string
  phone?: string
  address?: string
  country?: string
  plan?: PlanId
  /** Default: what is usual in its country. */
  regional?: Regional
  /** Of a practice tenant, which is in use only once a reset or the first start exchanges it. */
  practice?: Pick<typeof agencies.$inferInsert, 'practiceOf' | 'practiceUserId' | 'practiceEndedAt'>
}

/**
 * Creates a tenant with everything it needs to sell, in the currency and time zone of its country; its storefront is ready to be published. Returns
 * the id.
 */
export async function createAgency(system: System, { regional: chosen, practice, ...agency }: NewAgency): Promise<string> {
  const id = crypto.randomUUID()
  const regional = chosen ?? usualRegional(agency.country ?? defaultRegional.country)
  if (!regional) throw new Error(`there is no country ${agency.country}`)
  const { country, currency, zone, locale } = regional
  const { name, email, phone = null, address = null } = agency
  const draft = starterSite('classic', { name, email, phone, address, ...regional, home: homeOf(regional) })
  await system.db.insert(agencies).values({
    ...agency,
    ...practice,
    id,
    country,
    currency,
    timeZone: zone,
    locale,
    orderPrefix: practice ? PRACTICE_PREFIX : orderPrefixOf(agency.slug),
  })
  await tenantTransaction(system.db, id, async (tx) => {
    await openAccounts(tx, { agencyId: id, currency })
    await tx.insert(markupRules).values(
      soldProducts.map((product) => ({
        id: system.newId(),
        agencyId: id,
        product,
        name: `Standard ${productFacts[product].noun} markup`,
        kind: 'percent' as const,
        value: firstMarkups[product],
      })),
    )
    await tx.insert(sites).values({ agencyId: id, draft, changedBy: name, changedAt: system.now() })
  })
  return id
}
