import { z } from 'zod'
import { PackageContent, packageLimits, packageStatuses } from '#domain/packages/package-content.ts'
import { PackagePrice } from '#domain/packages/package-price.ts'
import { MOST_SLUG, SLUG } from '#domain/packages/package-slug.ts'
import { products } from '#domain/products.ts'
import { Words } from '#domain/words.ts'
import { Id, Instant, Int4, Money } from '../shapes.ts'

export const PackageRow = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  status: z.enum(packageStatuses),
  /** The cover; null without a photo. */
  cover: z.object({ src: z.string(), alt: z.string() }).nullable(),
  items: z.int(),
  /** The next open departure; null without one. */
  nextDay: z.iso.date().nullable(),
  /** Places of all departures to come, and how many of them are taken. */
  places: z.int(),
  taken: z.int(),
  changedBy: z.string(),
  changedAt: Instant,
})
export type PackageRow = z.infer<typeof PackageRow>

/** An item of a package in words. Its cost is only for roles that see margin. */
export const PackageItem = z.object({
  id: Id,
  product: z.enum(products),
  title: z.string(),
  /** The first and the last day as it was chosen, at the place. */
  from: z.iso.date(),
  to: z.iso.date(),
  people: z.string(),
  facts: z.array(z.string()),
  photo: z.string().nullable(),
  cost: Money.nullable(),
})
export type PackageItem = z.infer<typeof PackageItem>

export const PackageDeparture = z.object({
  id: Id,
  day: z.iso.date(),
  places: z.int(),
  /** People who have booked or are paying. */
  taken: z.int(),
  /** Prices of its own, in minor units. */
  perAdult: z.int().nullable(),
  perChild: z.int().nullable(),
  isClosed: z.boolean(),
  /** The day has come, by the agency's clocks: it is not sold any more. */
  isOver: z.boolean(),
})
export type PackageDeparture = z.infer<typeof PackageDeparture>

const Name = Words.trim().min(1, 'Enter a name.').max(packageLimits.name, `At most ${packageLimits.name} characters.`)
const Slug = Words.trim()
  .min(1, 'Enter an address.')
  .max(MOST_SLUG, `At most ${MOST_SLUG} characters.`)
  .regex(SLUG, 'Use small letters, digits and single hyphens.')
  .refine((slug) => slug !== 'new', 'Choose another address.')
const MinPeople = z.int('Enter a whole number.').min(1, 'At least one.').max(packageLimits.people)

/** What a save of a package replaces. */
export const PackageWords = z.object({
  name: Name,
  slug: Slug,
  minPeople: MinPeople,
  content: PackageContent,
  price: PackagePrice,
})
export type PackageWords = z.infer<typeof PackageWords>

export const PackageDetail = PackageWords.extend({
  id: Id,
  status: z.enum(packageStatuses),
  currency: z.string(),
  /** Sent with each save, which is refused if somebody saved since. */
  revision: Int4,
  items: z.array(PackageItem),
  departures: z.array(PackageDeparture),
  /** What publishing needs, in sentences. */
  missing: z.array(z.string()),
  changedBy: z.string(),
  changedAt: Instant,
})
export type PackageDetail = z.infer<typeof PackageDetail>

const Amount = z.int().min(0).max(1_000_000_000_00).nullable().default(null)

/** What is set of a departure. */
export const DepartureTerms = z.object({
  places: z.int('Enter a whole number.').min(1, 'At least one place.').max(packageLimits.places),
  perAdult: Amount,
  perChild: Amount,
  isClosed: z.boolean().default(false),
})
export type DepartureTerms = z.infer<typeof DepartureTerms>

/** A departure as suppliers sell it now, for roles that see margin. */
export const PackageCheck = z.object({
  price: Money,
  cost: Money,
  /** By how much the cost exceeds the price; null where it does not. */
  missing: Money.nullable(),
  margin: Money.nullable(),
  /** The items with their part of the price; null where it does not cover the cost. */
  items: z.array(z.object({ title: z.string(), cost: Money, price: Money.nullable() })),
  /** What is not available, in sentences; then there are no items. */
  gone: z.array(z.string()),
})
export type PackageCheck = z.infer<typeof PackageCheck>
