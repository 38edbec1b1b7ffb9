import { z } from 'zod'
import { missionIds } from '#domain/training/missions.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Instant } from '../shapes.ts'

const tags = ['Training']

const Mission = z.object({
  id: z.enum(missionIds),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  /** When the records first showed every step. */
  doneAt: Instant.nullable(),
  /** What the supplier does in this mission: `ready` before it is started, `armed` until it happens. Null for a mission without a failure. */
  failure: z.object({ says: z.string(), state: z.enum(['ready', 'armed', 'happened']) }).nullable(),
  steps: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      isDone: z.boolean(),
      /** The screen where it happens. */
      link: z.object({ label: z.string(), to: z.string() }),
    }),
  ),
})
export type TrainingMission = z.infer<typeof Mission>

/** The practice tenant of the agency, and how far the signed-in member is. */
export const Training = z.object({
  /** `unavailable`: this installation has no sandbox. `none`: the agency has no practice tenant yet. */
  state: z.enum(['unavailable', 'none', 'ready']),
  /** The session works in the practice tenant. */
  isPractising: z.boolean(),
  /** When its data was new. */
  startedAt: Instant.nullable(),
  missions: z.array(Mission),
  certificate: z.object({ number: z.string(), issuedAt: Instant }).nullable(),
})
export type Training = z.infer<typeof Training>

/** The practice tenant and its missions. */
export const training = {
  read: endpoint('orders:write', 'Read the missions of the practice tenant')
    .route({ method: 'GET', path: '/training', tags })
    .output(Training),
  start: endpoint('orders:write', 'Work in the practice tenant', ['practice.not-available'])
    .route({
      method: 'POST',
      path: '/training/practice',
      tags,
      description: 'Creates the practice tenant of the agency if it has none. The session works in it until it leaves.',
    })
    .output(Done),
  leave: endpoint('member', 'Leave the practice tenant')
    .route({ method: 'DELETE', path: '/training/practice', tags })
    .output(Done),
  reset: endpoint('orders:write', 'Reset the practice tenant', ['practice.not-available', 'practice.not-started'])
    .route({
      method: 'POST',
      path: '/training/reset',
      tags,
      description: 'Its orders, customers and money are replaced by a new tenant. Completed missions stay completed.',
    })
    .output(Done),
  begin: endpoint('orders:write', 'Start a mission', ['practice.not-available', 'practice.not-started', 'supplier.unavailable'])
    .route({
      method: 'POST',
      path: '/training/missions',
      tags,
      description: 'Arms the failure of the mission for the practice tenant alone. A mission without a failure needs no start.',
    })
    .input(z.object({ mission: z.enum(missionIds) }))
    .output(Done),
  certificate: endpoint('orders:write', 'Download the certificate of training', ['access.not-found'])
    .route({
      method: 'GET',
      path: '/training/certificate.pdf',
      tags,
      description: 'There is one once every mission is completed.',
    })
    .output(z.file()),
}
