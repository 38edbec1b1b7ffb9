import { openingCredit } from '#domain/money/ledger.ts'
import { money } from '#domain/money/money.ts'
import { planPrice } from '#domain/plans.ts'
import { type Ctx, systemCtx } from '#server/ctx.ts'
import { members } from '#server/db/schema/index.ts'
import { createAgency } from '#server/modules/accounts/create-agency.ts'
import { createUser } from '#server/modules/accounts/create-user.ts'
import { postMovement } from '#server/modules/ledger/post-movement.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import type { SignedIn, TestApp } from '../app.ts'

const DAY = 86_400_000

export const newKey = () => crypto.randomUUID()

/** The price of a plan in the currency of the agencies of these tests. */
export const ghs = (plan: 'growth' | 'scale', interval: 'month' | 'year' = 'month') =>
  planPrice(plan, interval, 'GHS')?.amount ?? 0

export interface Subscriber {
  owner: SignedIn
  ctx: Ctx
  email: string
}

/** What tests of plans do with new agencies. */
export function openPlans(t: TestApp) {
  const fund = (ctx: Ctx, amount: number) =>
    ctx.tx((tx) => postMovement(tx, ctx, { movement: openingCredit(money(amount, 'GHS')), reference: newKey(), title: 'Credit' }))
  const quote = async (owner: SignedIn, plan: string, interval = 'month') =>
    (await owner.call('GET', `/subscription/quote?plan=${plan}&interval=${interval}`)).body
  return {
    fund,
    quote,
    inDays: (days: number) => t.setClock(() => new Date(Date.now() + days * DAY)),
    /** A new agency with this much in its wallet: in Ghana, or in another country without money. */
    async open(credit = 0, country = 'GH'): Promise<Subscriber> {
      const slug = `plan-${newKey().slice(0, 8)}`
      const email = `owner@${slug}.test`
      const agencyId = await createAgency(t.system, { name: 'Volta Travel', slug, email, country })
      const userId = await createUser(t.system, { name: 'Ama Mensah', email, password: demoPassword })
      await t.system.db.insert(members).values({ organizationId: agencyId, userId, role: 'owner' })
      const [owner, ctx] = [await t.signIn(email), await systemCtx(t.system, agencyId)]
      if (credit > 0) await fund(ctx, credit)
      return { owner, ctx, email }
    },
    state: async (owner: SignedIn) => (await owner.call('GET', '/subscription')).body,
    wallet: async (owner: SignedIn) => (await owner.call('GET', '/wallet')).body.balance.amount,
    async pay(owner: SignedIn, plan: string, method = 'wallet', more: { interval?: string; renewFromCard?: boolean } = {}) {
      const { interval = 'month', ...consent } = more
      const { due } = await quote(owner, plan, interval)
      return owner.call('POST', '/subscription/changes', { plan, interval, due, method, idempotencyKey: newKey(), ...consent })
    },
    /** The mails about the plan, oldest first. */
    async mails(ctx: Ctx): Promise<{ subject: string; text: string }[]> {
      const { rows } = await t.system.db.$client.query<{ subject: string; text: string }>(
        `select subject, text from mails where agency_id = $1 and template = 'subscription-notice' order by seq`,
        [ctx.agencyId],
      )
      return rows
    },
  }
}
