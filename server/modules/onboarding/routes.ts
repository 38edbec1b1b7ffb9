import { onboarding as table } from '../../db/schema/index.ts'
import { member } from '../../http/implement.ts'
import { readOnboarding } from './read-onboarding.ts'

export const onboarding = {
  get: member.onboarding.get.handler(({ context }) => readOnboarding(context.ctx)),
  dismiss: member.onboarding.dismiss.handler(async ({ context: { ctx }, input }) => {
    const dismissedAt = input.isDismissed ? ctx.now() : null
    await ctx.tx((tx) =>
      tx
        .insert(table)
        .values({ agencyId: ctx.agencyId, dismissedAt })
        .onConflictDoUpdate({ target: table.agencyId, set: { dismissedAt } }),
    )
    return readOnboarding(ctx)
  }),
}
