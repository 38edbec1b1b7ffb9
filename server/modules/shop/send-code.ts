import { AppError } from '#domain/errors.ts'
import { systemCtx } from '../../ctx.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { mailCode } from './mail-code.job.ts'

/** Requests the mail of a code, if the address is a customer's or the agency lets new customers register. The response is the same for every address. Throws input.too-many-requests. */
export async function sendCode({ system, visitor, ipAddress }: RequestContext, input: { email: string }): Promise<void> {
  const { agency, shopper } = visitor
  if (!agency || !shopper) throw new AppError('shop.closed')
  const email = input.email.toLowerCase()
  await system.rateLimits.consume([
    ['code-request.address', addressGroup(ipAddress)],
    ['code-request.account', `${agency.id}|${email}`],
  ])
  const ctx = await systemCtx(system, agency.id)
  await ctx.tx((tx) => system.jobs.enqueue(tx, mailCode, { agencyId: agency.id, email }))
}
