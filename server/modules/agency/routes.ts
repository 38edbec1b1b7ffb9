import { member } from '../../http/implement.ts'
import { readRegionalSettings } from './read-regional-settings.ts'
import { setRegional } from './set-regional.ts'

export const agency = {
  regional: member.agency.regional.handler(({ context }) => readRegionalSettings(context.ctx)),
  setRegional: member.agency.setRegional.handler(async ({ context, input }) => {
    await setRegional(context.ctx, input)
    return readRegionalSettings(context.ctx)
  }),
}
