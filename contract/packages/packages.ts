import { z } from 'zod'
import { packageLimits, packageStatuses } from '#domain/packages/package-content.ts'
import { PackageParty } from '#domain/packages/package-party.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Image } from '../images.ts'
import { Counted, listParameters } from '../list-query.ts'
import { Id, Int4 } from '../shapes.ts'
import { DepartureTerms, PackageCheck, PackageDetail, PackageRow, PackageWords } from './package-shapes.ts'

const tags = ['Packages']
const ById = z.object({ id: Id })
const Departure = ById.extend({ departureId: Id })

export const packageListSize = 25
export const packageParameters = {
  status: z.enum(packageStatuses),
  query: listParameters.query,
  page: z.coerce.number().int().min(1).max(100_000),
  perPage: listParameters.perPage,
}
const { status, query, page, perPage } = packageParameters

/** The filters of the list. An invalid value is ignored. Without a status, archived packages are left out. */
export const PackageQuery = z.object({
  status: status.nullable().catch(null).default(null),
  query: query.catch('').default(''),
  page: page.catch(1).default(1),
  perPage: perPage.catch(packageListSize).default(packageListSize),
})
export type PackageQuery = z.infer<typeof PackageQuery>

const Name = PackageWords.shape.name
const fromTrip = ['access.not-found', 'package.not-together', 'package.full'] as const

/** Packages that the agency makes and sells at one price. */
export const packages = {
  list: endpoint('packages:read', 'List packages')
    .route({ method: 'GET', path: '/packages', tags })
    .input(PackageQuery)
    .output(z.object({ items: z.array(PackageRow), total: Counted, page: z.int(), lastPage: z.int() })),
  get: endpoint('packages:read', 'Read a package')
    .route({ method: 'GET', path: '/packages/{id}', tags })
    .input(ById)
    .output(PackageDetail),
  create: endpoint('packages:write', 'Make a package', fromTrip)
    .route({
      method: 'POST',
      path: '/packages',
      tags,
      successStatus: 201,
      description: 'A draft without items, or with `tripId`: with the items of that planned trip. The trip stays.',
    })
    .input(z.object({ name: Name, tripId: Id.nullable().default(null) }))
    .output(ById),
  duplicate: endpoint('packages:write', 'Make a new package from a package')
    .route({
      method: 'POST',
      path: '/packages/{id}/duplicate',
      tags,
      successStatus: 201,
      description: 'A draft with the same content, items and price, without departures.',
    })
    .input(ById)
    .output(ById),
  save: endpoint('packages:write', 'Save a package', ['package.changed-elsewhere', 'package.slug-taken'])
    .route({
      method: 'PUT',
      path: '/packages/{id}',
      tags,
      description: 'Replaces its words, price and minimum. A published package is sold as saved at once.',
    })
    .input(ById.extend({ revision: Int4, ...PackageWords.shape }))
    .output(PackageDetail),
  uploadPhoto: endpoint('packages:write', 'Upload a photo for a package', ['image.too-large', 'image.not-readable'])
    .route({
      method: 'POST',
      path: '/package-photos',
      tags,
      successStatus: 201,
      description: 'Stores a picture of at most 10 MB in the library of images; saving the package puts it on its page.',
    })
    .input(z.object({ file: z.file().max(10_000_000, 'A picture has at most 10 MB.'), alt: Words.trim().max(200).default('') }))
    .output(Image),
  addTrip: endpoint('packages:write', 'Add the items of a planned trip to a package', fromTrip)
    .route({ method: 'POST', path: '/packages/{id}/items', tags, description: 'The trip stays.' })
    .input(ById.extend({ tripId: Id }))
    .output(PackageDetail),
  removeItem: endpoint('packages:write', 'Remove an item from a package')
    .route({ method: 'DELETE', path: '/packages/{id}/items/{itemId}', tags })
    .input(ById.extend({ itemId: Id }))
    .output(PackageDetail),
  addDepartures: endpoint('packages:write', 'Add departures to a package', ['package.full'])
    .route({
      method: 'POST',
      path: '/packages/{id}/departures',
      tags,
      description: 'One for each day that has none yet.',
    })
    .input(
      ById.extend({
        days: z.array(z.iso.date('Choose a date.')).min(1, 'Choose a day.').max(packageLimits.departures),
        ...DepartureTerms.shape,
      }),
    )
    .output(PackageDetail),
  changeDeparture: endpoint('packages:write', 'Change a departure of a package', ['package.in-use'])
    .route({
      method: 'PUT',
      path: '/packages/{id}/departures/{departureId}',
      tags,
      description: 'Places are never fewer than those that are taken.',
    })
    .input(Departure.extend(DepartureTerms.shape))
    .output(PackageDetail),
  removeDeparture: endpoint('packages:write', 'Remove a departure from a package', ['package.in-use'])
    .route({ method: 'DELETE', path: '/packages/{id}/departures/{departureId}', tags })
    .input(Departure)
    .output(PackageDetail),
  setStatus: endpoint('packages:write', 'Publish or archive a package', ['package.incomplete'])
    .route({
      method: 'PUT',
      path: '/packages/{id}/status',
      tags,
      description: 'As a draft it is sold no longer; an archived one is not listed either. What is booked is not changed.',
    })
    .input(ById.extend({ status: z.enum(packageStatuses) }))
    .output(PackageDetail),
  check: endpoint('margin:read', 'Check what a departure of a package costs today', ['supplier.unavailable'])
    .route({
      method: 'POST',
      path: '/packages/{id}/departures/{departureId}/check',
      tags,
      description: 'Asks the suppliers of all items for the days of the departure and these people. Nothing is held.',
    })
    .input(Departure.extend({ party: PackageParty }))
    .output(PackageCheck),
}
