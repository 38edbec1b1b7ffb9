import { member } from '../../http/implement.ts'
import { checkDomain } from './check-domain.ts'
import { readAddress } from './read-address.ts'
import { removeDomain } from './remove-domain.ts'
import { setDomain } from './set-domain.ts'

export const address = {
  get: member.address.get.handler(({ context }) => readAddress(context.ctx, context.agency.slug)),
  setDomain: member.address.setDomain.handler(async ({ context, input }) => {
    await setDomain(context.ctx, input)
    return readAddress(context.ctx, context.agency.slug)
  }),
  checkDomain: member.address.checkDomain.handler(async ({ context }) => {
    await checkDomain(context.ctx)
    return readAddress(context.ctx, context.agency.slug)
  }),
  removeDomain: member.address.removeDomain.handler(async ({ context }) => {
    await removeDomain(context.ctx)
    return readAddress(context.ctx, context.agency.slug)
  }),
}
