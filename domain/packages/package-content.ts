import { z } from 'zod'
import { TourPhoto } from '../authored-tours/tour-shape.ts'
import { Words } from '../words.ts'

export const packageStatuses = ['draft', 'published', 'archived'] as const
/** Only `published` is sold. */
export type PackageStatus = (typeof packageStatuses)[number]
export const packageStatusWords: Record<PackageStatus, string> = { draft: 'Draft', published: 'Published', archived: 'Archived' }

export const packageLimits = { name: 120, items: 20, departures: 200, places: 1_000, people: 30, days: 60 }

const lines = z.array(Words.max(160, 'A line has at most 160 characters.')).max(20, 'At most 20 lines.')

/** A day of the journey, as the page tells it. */
export const PackageDay = z.object({ title: Words.max(120), text: Words.max(1_500) })

/** What the page of a package says. Texts of a draft may be empty. */
export const PackageContent = z.object({
  summary: Words.max(300, 'At most 300 characters.'),
  /** Paragraphs are separated by an empty line. */
  description: Words.max(6_000),
  /** The first is the cover. */
  photos: z.array(TourPhoto).max(20, 'At most 20 photos.'),
  highlights: lines,
  included: lines,
  notIncluded: lines,
  days: z.array(PackageDay).max(packageLimits.days, `At most ${packageLimits.days} days.`),
})
export type PackageContent = z.infer<typeof PackageContent>

export const emptyContent: PackageContent = {
  summary: '',
  description: '',
  photos: [],
  highlights: [],
  included: [],
  notIncluded: [],
  days: [],
}
