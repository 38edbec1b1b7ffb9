import { z } from 'zod'
import { PackageContent, packageLimits } from '#domain/packages/package-content.ts'
import { PackageParty } from '#domain/packages/package-party.ts'
import { MOST_SLUG } from '#domain/packages/package-slug.ts'
import { products } from '#domain/products.ts'
import { Words } from '#domain/words.ts'
import { atSupplier, endpoint } from '../endpoint.ts'
import { Id, Money } from '../shapes.ts'

const tags = ['Packages']
const BySlug = z.object({ slug: Words.min(1).max(MOST_SLUG) })

/** The price of a party with the fee of the cheapest payment method. Of a price that follows the cost it is about as much: the checkout has the exact one. */
const OfferedPrice = z.object({ party: PackageParty, total: Money, paymentFee: Money, isExact: z.boolean() })

const Offered = z.object({
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  /** The cover; null without a photo. */
  cover: z.object({ src: z.string(), alt: z.string() }).nullable(),
  /** Our address of a picture of an item, for a package without a cover. */
  photo: z.string().nullable(),
  /** Days from the first to the last. */
  days: z.int(),
  products: z.array(z.enum(products)),
})

export const OfferedPackageRow = Offered.extend({
  /** For the fewest people of a booking. */
  price: OfferedPrice,
  nextDay: z.iso.date(),
})
export type OfferedPackageRow = z.infer<typeof OfferedPackageRow>

export const OfferedPackage = Offered.extend({
  content: PackageContent,
  minPeople: z.int(),
  /** The last age of a child. */
  childUntil: z.int(),
  /** What is in it, by its first day; days count from 1. */
  items: z.array(
    z.object({
      product: z.enum(products),
      title: z.string(),
      day: z.int(),
      lastDay: z.int(),
      /** Our address of its picture. */
      photo: z.string().nullable(),
    }),
  ),
  /** Those to come. `left`: places; 0 where it is sold out. */
  departures: z.array(z.object({ id: Id, day: z.iso.date(), lastDay: z.iso.date(), left: z.int(), price: OfferedPrice })),
  party: PackageParty,
})
export type OfferedPackage = z.infer<typeof OfferedPackage>

/** Published packages, as members and visitors of the storefront buy them. */
export const offeredPackages = {
  list: endpoint('sell', 'List the packages that are sold')
    .route({ method: 'GET', path: '/offered-packages', tags, description: 'Published ones with an open departure to come.' })
    .output(z.object({ items: z.array(OfferedPackageRow) })),
  get: endpoint('sell', 'Read a package that is sold')
    .route({
      method: 'GET',
      path: '/offered-packages/{slug}',
      tags,
      description: 'With its departures at the price of these people; without any of the fewest adults of a booking.',
    })
    .input(
      BySlug.extend({
        adults: z.coerce.number().int().min(1).max(packageLimits.people).optional(),
        children: z.array(z.coerce.number().int().min(0).max(17)).max(packageLimits.people).default([]),
      }),
    )
    .output(OfferedPackage),
  book: endpoint('sell', 'Open the checkout of a package', [
    'package.sold-out',
    'package.item-gone',
    'package.below-cost',
    'plan.limit-reached',
    'shop.sign-in-required',
    'shop.bookings-full',
    ...atSupplier,
  ])
    .route({
      method: 'POST',
      path: '/offered-packages/{slug}/book',
      tags,
      successStatus: 201,
      description:
        'Holds places of the departure, finds every item again on its days for these people, and opens a checkout of a trip with all of them at the price of the package. It is bought as a whole.',
    })
    .input(BySlug.extend({ departureId: Id, party: PackageParty }))
    .output(z.object({ checkoutId: Id })),
}
