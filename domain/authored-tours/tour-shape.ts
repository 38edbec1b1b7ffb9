import { z } from 'zod'
import { Words } from '../words.ts'
import { AuthoredOption, MapPoint } from './option-shape.ts'

const line = Words.max(160, 'A line has at most 160 characters.')
const lines = z.array(line).max(20, 'At most 20 lines.')
const note = Words.max(1_000)
const keys = z.array(Words.min(1).max(40)).max(20)

/** The sections of a tour, one for each step of its wizard. A draft may have empty texts; `missingOf` says what publishing requires. */
export const NameSection = z.object({
  title: Words.max(120),
  /** The agency's own code; travellers do not see it. */
  reference: Words.max(40),
  /** Keys of `tourCategories`. */
  categories: keys,
})
export const DescriptionSection = z.object({
  summary: Words.max(300),
  /** Paragraphs are separated by an empty line; `**bold**`, and lines with `- ` are a list. */
  text: Words.max(6_000),
  highlights: lines,
})
export const AuthoredStop = z.object({
  id: Words.min(1).max(40),
  title: Words.max(120),
  description: Words.max(1_000),
  point: MapPoint.nullable(),
  minutes: z.int('Enter a whole number.').min(1).max(10_080).nullable(),
})
export type AuthoredStop = z.infer<typeof AuthoredStop>
export const LocationSection = z.object({
  city: Words.max(80),
  /** ISO 3166, or empty. */
  country: z.string().regex(/^([A-Z]{2})?$/),
  point: MapPoint.nullable(),
  /** IANA time zone of all local times, derived from the point. */
  zone: Words.max(60),
  stops: z.array(AuthoredStop).max(40, 'At most 40 stops.'),
})
export const KeywordSection = z.object({
  keywords: lines,
  /** Keys of `tourInterests` and `tourServices`. */
  interests: keys,
  services: keys,
  attractions: lines,
})
export const GuideSection = z.object({
  /** `none`: visitors go by themselves. */
  kind: z.enum(['guided', 'host', 'none']),
  languages: z
    .array(z.object({ language: z.string().regex(/^[a-z]{2,3}$/), kind: z.enum(['live', 'audio', 'written']) }))
    .max(60),
})
export const meals = ['breakfast', 'lunch', 'dinner', 'snacks', 'drinks', 'tasting'] as const
export const diets = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free', 'nut-free'] as const
export const FoodSection = z.object({ meals: z.array(z.enum(meals)).max(6), diets: z.array(z.enum(diets)).max(6), note })
export const vehicles = [
  'car',
  'minibus',
  'bus',
  'boat',
  'train',
  'bicycle',
  'motorbike',
  'on-foot',
  'animal',
  'aircraft',
] as const
export const TransportationSection = z.object({ vehicles: z.array(z.enum(vehicles)).max(10), isPrivate: z.boolean(), note })
export const ExtraInfoSection = z.object({
  inclusions: lines,
  exclusions: lines,
  bring: lines,
  /** Who cannot take part, and what is forbidden. */
  restrictions: lines,
  isWheelchairAccessible: z.boolean(),
  faqs: z.array(z.object({ question: Words.max(200), answer: note })).max(20),
})
/** A picture of the agency's library, cut as it is shown. */
export const TourPhoto = z.object({ imageId: z.uuid(), src: Words.min(1).max(200), alt: Words.max(200) })
export type TourPhoto = z.infer<typeof TourPhoto>
/** The first is the cover. */
export const PhotoSection = z.object({ photos: z.array(TourPhoto).max(30, 'At most 30 photos.') })
export const ConnectivitySection = z.object({
  /** Who may sell it over OCTO: nobody else, every reseller of the agency, or those of `resellerIds`. */
  sellers: z.enum(['none', 'all', 'chosen']),
  resellerIds: z.array(z.uuid()).max(100),
})

/** A tour that the agency authors: the document of a draft and of every published version. */
export const AuthoredTour = z.object({
  name: NameSection,
  description: DescriptionSection,
  location: LocationSection,
  keyword: KeywordSection,
  guide: GuideSection,
  food: FoodSection,
  transportation: TransportationSection,
  extraInfo: ExtraInfoSection,
  photo: PhotoSection,
  options: z.array(AuthoredOption).max(20, 'At most 20 options.'),
  connectivity: ConnectivitySection,
})
export type AuthoredTour = z.infer<typeof AuthoredTour>

export const authoredTourStatuses = ['draft', 'published', 'archived'] as const
/** `draft`: never published, or unpublished. Only `published` is sold. */
export type AuthoredTourStatus = (typeof authoredTourStatuses)[number]

export const resourceKinds = ['guide', 'vehicle', 'room', 'equipment'] as const
/** What tours share: a guide has one unit, a bus of 14 seats has 14. */
export type ResourceKind = (typeof resourceKinds)[number]
