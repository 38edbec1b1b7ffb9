import { z } from 'zod'
import { onboardingSteps } from '#domain/onboarding.ts'
import { endpoint } from '../endpoint.ts'

const tags = ['Accounts']

/** The first steps of an agency, as they are done. */
export const Onboarding = z.object({
  done: z.record(z.enum(onboardingSteps), z.boolean()),
  isDismissed: z.boolean(),
  /** The operator's video about the first steps; null without one. */
  video: z.url().nullable(),
})
export type Onboarding = z.infer<typeof Onboarding>

export const onboarding = {
  get: endpoint('agency:read', 'Read which first steps of the agency are done')
    .route({ method: 'GET', path: '/onboarding', tags, description: 'Each is read from what the agency has now.' })
    .output(Onboarding),
  dismiss: endpoint('agency:write', 'Hide or show the first steps')
    .route({ method: 'PUT', path: '/onboarding/dismissed', tags })
    .input(z.object({ isDismissed: z.boolean() }))
    .output(Onboarding),
}
