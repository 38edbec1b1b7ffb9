import { z } from 'zod'
import { StepValue } from '#domain/authored-tours/step-values.ts'
import { tourStepPaths } from '#domain/authored-tours/steps.ts'
import { AuthoredTour, authoredTourStatuses } from '#domain/authored-tours/tour-shape.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Image } from '../images.ts'
import { Counted, listParameters } from '../list-query.ts'
import { Done, Id, Instant, Int4 } from '../shapes.ts'

const tags = ['Authoring']
const ById = z.object({ id: Id })
const StepPath = z.enum(tourStepPaths)

export const ownTourListSize = 25
export const ownTourParameters = {
  status: z.enum(authoredTourStatuses),
  query: listParameters.query,
  page: z.coerce.number().int().min(1).max(100_000),
  perPage: listParameters.perPage,
}
const { status, query, page, perPage } = ownTourParameters

/** The filters of the list. An invalid value is ignored. Without a status, archived tours are left out. */
export const OwnTourQuery = z.object({
  status: status.nullable().catch(null).default(null),
  query: query.catch('').default(''),
  page: page.catch(1).default(1),
  perPage: perPage.catch(ownTourListSize).default(ownTourListSize),
})
export type OwnTourQuery = z.infer<typeof OwnTourQuery>

export const OwnTourRow = z.object({
  id: Id,
  title: z.string(),
  city: z.string(),
  /** Of the first photo; null without one. */
  cover: z.object({ src: z.string(), alt: z.string() }).nullable(),
  status: z.enum(authoredTourStatuses),
  /** 0 to 100. */
  score: z.int(),
  /** The first step that publishing needs; null once it can be published. */
  nextStep: StepPath.nullable(),
  /** The draft is not the version that is sold. */
  hasChanges: z.boolean(),
  changedBy: z.string(),
  changedAt: Instant,
})
export type OwnTourRow = z.infer<typeof OwnTourRow>

const Problem = z.object({ step: StepPath, says: z.string() })

export const OwnTour = z.object({
  id: Id,
  status: z.enum(authoredTourStatuses),
  /** Sent with each save, which is refused if somebody saved since. */
  revision: Int4,
  tour: AuthoredTour,
  /** The step that was saved last. */
  lastStep: StepPath,
  publishedNumber: z.int().nullable(),
  hasChanges: z.boolean(),
  /** What publishing needs. */
  missing: z.array(Problem),
  score: z.object({ value: z.int(), advice: z.array(Problem.extend({ points: z.int() })) }),
  changedBy: z.string(),
  changedAt: Instant,
})
export type OwnTour = z.infer<typeof OwnTour>

const stale = ['authoring.changed-elsewhere', 'authoring.archived'] as const

/** Tours that the agency creates and sells itself. */
export const ownTours = {
  list: endpoint('tours:read', "List the agency's own tours")
    .route({ method: 'GET', path: '/own-tours', tags })
    .input(OwnTourQuery)
    .output(z.object({ items: z.array(OwnTourRow), total: Counted, page: z.int(), lastPage: z.int() })),
  sellers: endpoint('tours:read', 'List the resellers that a tour may be opened to')
    .route({ method: 'GET', path: '/own-tour-sellers', tags })
    .output(z.object({ items: z.array(z.object({ id: Id, name: z.string(), lastCallAt: Instant.nullable() })) })),
  create: endpoint('tours:write', 'Create a tour')
    .route({ method: 'POST', path: '/own-tours', tags, successStatus: 201 })
    .input(z.object({ title: Words.trim().max(120).default('') }))
    .output(ById),
  get: endpoint('tours:read', 'Read the draft of a tour, what it lacks and its score')
    .route({ method: 'GET', path: '/own-tours/{id}', tags })
    .input(ById)
    .output(OwnTour),
  saveStep: endpoint('tours:write', 'Save a step of a tour', stale)
    .route({
      method: 'PUT',
      path: '/own-tours/{id}/step',
      tags,
      description: 'Replaces the section of the step in the draft. What is sold changes when the tour is published.',
    })
    .input(ById.extend({ revision: Int4, value: StepValue }))
    .output(OwnTour),
  uploadPhoto: endpoint('tours:write', 'Upload a photo for a tour', ['image.too-large', 'image.not-readable'])
    .route({
      method: 'POST',
      path: '/own-tour-photos',
      tags,
      successStatus: 201,
      description: 'Stores a picture of at most 10 MB in the library of images; the step "Photos" puts it into the tour.',
    })
    .input(z.object({ file: z.file().max(10_000_000, 'A picture has at most 10 MB.'), alt: Words.trim().max(200).default('') }))
    .output(Image),
  publish: endpoint('tours:write', 'Publish a tour', [...stale, 'authoring.incomplete'])
    .route({
      method: 'POST',
      path: '/own-tours/{id}/publish',
      tags,
      description: 'The draft becomes a numbered version, which is sold. An unchanged draft makes no new version.',
    })
    .input(ById.extend({ revision: Int4 }))
    .output(OwnTour),
  unpublish: endpoint('tours:write', 'Stop selling a tour')
    .route({ method: 'POST', path: '/own-tours/{id}/unpublish', tags, description: 'Bookings that exist are not changed.' })
    .input(ById)
    .output(OwnTour),
  archive: endpoint('tours:write', 'Archive a tour, or take it out of the archive')
    .route({ method: 'POST', path: '/own-tours/{id}/archive', tags, description: 'An archived tour is not sold.' })
    .input(ById.extend({ isArchived: z.boolean() }))
    .output(OwnTour),
  duplicate: endpoint('tours:write', 'Copy a tour to a new draft')
    .route({ method: 'POST', path: '/own-tours/{id}/copies', tags, successStatus: 201 })
    .input(ById)
    .output(ById),
  versions: endpoint('tours:read', 'List the published versions of a tour')
    .route({ method: 'GET', path: '/own-tours/{id}/versions', tags })
    .input(ById)
    .output(z.object({ items: z.array(z.object({ number: z.int(), by: z.string(), at: Instant, isLive: z.boolean() })) })),
  restore: endpoint('tours:write', 'Restore a version into the draft', stale)
    .route({ method: 'POST', path: '/own-tours/{id}/restore', tags })
    .input(ById.extend({ number: Int4, revision: Int4 }))
    .output(OwnTour),
}

/** What several tours share, such as a guide or a bus. */
export const TourResource = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['guide', 'vehicle', 'room', 'equipment']),
  capacity: z.int(),
})
export type TourResource = z.infer<typeof TourResource>

export const tourResources = {
  list: endpoint('tours:read', 'List the resources that tours share')
    .route({ method: 'GET', path: '/tour-resources', tags })
    .output(z.object({ items: z.array(TourResource) })),
  add: endpoint('tours:write', 'Add a resource')
    .route({ method: 'POST', path: '/tour-resources', tags, successStatus: 201 })
    .input(
      TourResource.omit({ id: true }).extend({
        name: Words.trim().min(1, 'Write the name.').max(80),
        capacity: z.int().min(1, 'At least 1.').max(10_000, 'At most 10,000.'),
      }),
    )
    .output(TourResource),
  remove: endpoint('tours:write', 'Remove a resource', ['authoring.resource-in-use'])
    .route({ method: 'DELETE', path: '/tour-resources/{id}', tags })
    .input(ById)
    .output(Done),
}
