import { and, eq, isNull } from 'drizzle-orm'
import { openingCredit } from '#domain/money/ledger.ts'
import { convert, divideRounded, type Money, money } from '#domain/money/money.ts'
import { practiceCredit, practiceName } from '#domain/training/practice.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { agencies, markupRules } from '../../db/schema/index.ts'
import { createAgency } from '../accounts/create-agency.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { frozenRate } from '../rates/frozen-rate.ts'

/** An underscore: no host name and no sign-up has it, so a practice tenant has no storefront and no portal address of its own. */
const slugOf = (id: string): string => `practice_${id}`

/**
 * Creates a practice tenant with practice money and puts it in the place of the agency's present one, whose orders and postings stay but which nobody
 * enters any more. The agency's country, currency, markups and contact are copied.
 */
export async function createPractice(home: Ctx, userId: string): Promise<void> {
  const { system, agencyId, regional, now } = home
  const [agency] = await system.db.select().from(agencies).where(eq(agencies.id, agencyId))
  if (!agency) throw new Error(`there is no agency ${agencyId}`)
  const { phone, address } = agency
  const id = await createAgency(system, {
    name: practiceName(agency.name),
    slug: slugOf(home.newId()),
    email: agency.email ?? '',
    ...(phone !== null && { phone }),
    ...(address !== null && { address }),
    plan: 'scale',
    regional,
    practice: { practiceOf: agencyId, practiceUserId: userId, practiceEndedAt: now() },
  })
  await furnish(home, id)
  await system.db.transaction(async (tx) => {
    await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('update')
    await tx
      .update(agencies)
      .set({ practiceEndedAt: now() })
      .where(and(eq(agencies.practiceOf, agencyId), isNull(agencies.practiceEndedAt)))
    await tx.update(agencies).set({ practiceEndedAt: null }).where(eq(agencies.id, id))
  })
}

async function furnish(home: Ctx, practiceId: string): Promise<void> {
  const rules = await home.tx((tx) => tx.select().from(markupRules).where(eq(markupRules.agencyId, home.agencyId)))
  const credit = await creditIn(home)
  const practice = await systemCtx(home.system, practiceId)
  await practice.tx(async (tx) => {
    await tx.delete(markupRules).where(eq(markupRules.agencyId, practiceId))
    if (rules.length > 0)
      await tx.insert(markupRules).values(rules.map((rule) => ({ ...rule, id: home.newId(), agencyId: practiceId })))
    const movement = openingCredit(credit)
    await postMovement(tx, practice, { movement, reference: practiceId, title: 'Practice money' })
  })
}

/** The practice money in the agency's currency, with two significant digits. */
async function creditIn({ system, regional: { currency } }: Ctx): Promise<Money> {
  const { rate } = await frozenRate({ system }, practiceCredit.currency, currency)
  const { amount } = convert(practiceCredit, currency, rate)
  const unit = 10 ** Math.max(0, String(amount).length - 2)
  return money(Number(divideRounded(BigInt(amount), BigInt(unit))) * unit, currency)
}
