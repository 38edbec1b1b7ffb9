import { eq } from 'drizzle-orm'
import { openingCredit } from '#domain/money/ledger.ts'
import { changeSiteSettings } from '#domain/site/site.ts'
import { type StarterName, starterSite } from '#domain/site/starters.ts'
import { systemCtx } from '../ctx.ts'
import { agencies, dealCodes, members, sites } from '../db/schema/index.ts'
import { createAgency } from '../modules/accounts/create-agency.ts'
import { createUser } from '../modules/accounts/create-user.ts'
import { postMovement } from '../modules/ledger/post-movement.ts'
import { agencyFacts } from '../modules/site/agency-facts.ts'
import { writeDraft } from '../modules/site/draft/change-draft.ts'
import { lockSite } from '../modules/site/lock-site.ts'
import { publishDraft } from '../modules/site/versions/publish-site.ts'
import type { System } from '../system.ts'
import { sellDemoOrders } from './demo-orders.ts'
import { demoAgencies, demoPassword } from './demo-people.ts'
import { sellDemoStays } from './demo-stays.ts'
import { publishDemoTour } from './demo-tour.ts'

/**
 * Creates the demo agencies once: members, a funded wallet, a deal code, a published storefront and some sold orders, for which `suppliers` is
 * awaited. A second start finds them and does nothing.
 */
export async function seedDemo(
  system: System,
  options: { orders: boolean; suppliers?: Promise<unknown> } = { orders: true },
): Promise<void> {
  for (const demo of demoAgencies) {
    const [known] = await system.db.select({ id: agencies.id }).from(agencies).where(eq(agencies.slug, demo.slug)).limit(1)
    const { members: people, openingCredit: credit, site, ...agency } = demo
    const [owner] = people
    if (known) {
      // A demo of an older version without storefronts.
      if (!(await hasSite(system, known.id))) await openDemoSite(system, { agencyId: known.id, owner: owner.name, ...site })
      continue
    }
    const agencyId = await createAgency(system, agency)
    const ids: string[] = []
    for (const person of people) {
      const userId = await createUser(system, { ...person, password: demoPassword })
      await system.db.insert(members).values({ organizationId: agencyId, userId, role: person.role })
      ids.push(userId)
    }
    // The credit is posted before the purchases that use it.
    const opened = new Date(system.now().getTime() - 30 * 86_400_000)
    const ctx = await systemCtx({ ...system, now: () => opened }, agencyId)
    await ctx.tx(async (tx) => {
      const movement = openingCredit({ amount: credit, currency: ctx.regional.currency })
      await postMovement(tx, ctx, { movement, reference: agencyId, title: 'Opening credit' })
      await tx
        .insert(dealCodes)
        .values({ id: ctx.newId(), agencyId, code: 'WELCOME', kind: 'percent', value: 200, createdAt: ctx.now() })
    })
    await openDemoSite(system, { agencyId, owner: owner.name, ...site })
    await options.suppliers
    if (demo.slug === 'skyways' && options.orders) await sellOrWarn(system, { agencyId, userId: ids[0] ?? '', ...owner })
  }
}

/** Without the sandbox the demo still starts, but without past orders. */
async function sellOrWarn(system: System, seller: Parameters<typeof sellDemoOrders>[1]): Promise<void> {
  try {
    await sellDemoOrders(system, seller)
    await sellDemoStays(system, seller)
    await publishDemoTour(system, seller)
  } catch (error) {
    system.log.warn({ err: error }, 'the demo orders could not be sold')
  }
}

interface DemoSite {
  starter: StarterName
  /** Settings that differ from the starter site's. */
  brand: Record<string, string>
}

async function hasSite(system: System, agencyId: string): Promise<boolean> {
  const rows = await (await systemCtx(system, agencyId)).tx((tx) =>
    tx.select({ revision: sites.revision }).from(sites).where(eq(sites.agencyId, agencyId)).limit(1),
  )
  return rows.length > 0
}

/** Publishes a demo agency's storefront as its owner, in one transaction, because the first start waits for it. */
async function openDemoSite(
  system: System,
  { agencyId, owner, starter, brand }: DemoSite & { agencyId: string; owner: string },
): Promise<void> {
  const ctx = await systemCtx(system, agencyId, owner)
  await ctx.tx(async (tx) => {
    const row = await lockSite(tx, ctx)
    const draft = changeSiteSettings(starterSite(starter, await agencyFacts(tx, agencyId)), brand)
    await writeDraft(tx, ctx, { draft, revision: row.revision })
    await publishDraft(tx, ctx, { row: { ...row, draft }, note: 'Opened' })
  })
  await system.invalidation.publish(agencyId)
}
