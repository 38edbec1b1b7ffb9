import { member } from '../../http/implement.ts'
import { readRegion, saveRegion } from './save-region.ts'

/** Endpoints of the profile. */
export const ownRegion = {
  region: member.profile.region.handler(({ context }) => readRegion(context.ctx)),
  saveRegion: member.profile.saveRegion.handler(async ({ context, input }) => {
    await saveRegion(context.ctx, input)
    return { done: true as const }
  }),
}
