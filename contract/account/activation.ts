import { z } from 'zod'
import { activationStates } from '#domain/agency/activation.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant } from '../shapes.ts'

const tags = ['Accounts']

const LicenceDocument = z.object({ id: Id, name: z.string(), bytes: z.int(), by: z.string(), at: Instant })

/** The business activation of the agency: its state, and what is missing before it can be submitted. */
export const Activation = z.object({
  state: z.enum(activationStates),
  /** What the reviewer wrote. */
  note: z.string(),
  submittedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
  documents: z.array(LicenceDocument),
  /** Sentences; empty when it can be submitted. */
  missing: z.array(z.string()),
})
export type Activation = z.infer<typeof Activation>

export const activation = {
  get: endpoint('agency:read', 'Read the business activation')
    .route({ method: 'GET', path: '/activation', tags })
    .output(Activation),
  submit: endpoint('agency:write', 'Submit the business activation for review', ['activation.incomplete', 'activation.closed'])
    .route({
      method: 'POST',
      path: '/activation/submit',
      tags,
      description: "Sends the agency's record and licence documents to the reviewer.",
    })
    .output(Activation),
  upload: endpoint('agency:write', 'Upload a licence document', [
    'activation.not-a-document',
    'activation.too-many',
    'activation.closed',
    'image.too-large',
  ])
    .route({
      method: 'POST',
      path: '/activation/documents',
      tags,
      successStatus: 201,
      description: 'A PDF, JPEG or PNG file of at most 10 MB. Only members who may change the agency can read it.',
    })
    .input(z.object({ file: z.file().max(10_000_000, 'A document has at most 10 MB.') }))
    .output(LicenceDocument),
  document: endpoint('agency:write', 'Download a licence document')
    .route({ method: 'GET', path: '/activation/documents/{id}', tags })
    .input(z.object({ id: Id }))
    .output(z.file()),
  remove: endpoint('agency:write', 'Remove a licence document', ['activation.closed'])
    .route({ method: 'DELETE', path: '/activation/documents/{id}', tags })
    .input(z.object({ id: Id }))
    .output(Done),
}
