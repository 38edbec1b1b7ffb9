import { MIN_PHOTOS, missingOf, type TourStepPath } from './steps.ts'
import type { AuthoredTour } from './tour-shape.ts'

interface ScoreRow {
  points: number
  step: TourStepPath
  /** What earns the points. */
  says: string
  isMet: (tour: AuthoredTour) => boolean
}

const words = (text: string) => text.split(/\s+/u).filter(Boolean).length
const GOOD_PHOTOS = 6

/** What makes a good listing; the points sum to 100. */
export const scoreRows: readonly ScoreRow[] = [
  { points: 20, step: 'name', says: 'Complete every required step.', isMet: (tour) => missingOf(tour).length === 0 },
  {
    points: 6,
    step: 'name',
    says: 'Write a name of 20 to 80 characters: what it is and where.',
    isMet: ({ name }) => name.title.trim().length >= 20 && name.title.trim().length <= 80,
  },
  {
    points: 6,
    step: 'description',
    says: 'Write a summary of 12 words or more.',
    isMet: ({ description }) => words(description.summary) >= 12,
  },
  {
    points: 10,
    step: 'description',
    says: 'Write a description of 80 words or more.',
    isMet: ({ description }) => words(description.text) >= 80,
  },
  {
    points: 6,
    step: 'description',
    says: 'List three highlights.',
    isMet: ({ description }) => description.highlights.length >= 3,
  },
  {
    points: 6,
    step: 'location',
    says: 'Add two stops with their pins.',
    isMet: ({ location }) => location.stops.filter(({ point }) => point).length >= 2,
  },
  { points: 4, step: 'keyword', says: 'Add three keywords.', isMet: ({ keyword }) => keyword.keywords.length >= 3 },
  {
    points: 4,
    step: 'keyword',
    says: 'Choose an interest and a service.',
    isMet: ({ keyword }) => keyword.interests.length > 0 && keyword.services.length > 0,
  },
  { points: 8, step: 'photoUpload', says: `Add ${MIN_PHOTOS} photos.`, isMet: ({ photo }) => photo.photos.length >= MIN_PHOTOS },
  {
    points: 6,
    step: 'photoUpload',
    says: `Add ${GOOD_PHOTOS} photos.`,
    isMet: ({ photo }) => photo.photos.length >= GOOD_PHOTOS,
  },
  {
    points: 6,
    step: 'photoUpload',
    says: 'Describe each photo for people who cannot see it.',
    isMet: ({ photo }) => photo.photos.length > 0 && photo.photos.every(({ alt }) => alt.trim() !== ''),
  },
  {
    points: 6,
    step: 'extrainfo',
    says: 'List what is included and what is not.',
    isMet: ({ extraInfo }) => extraInfo.inclusions.length > 0 && extraInfo.exclusions.length > 0,
  },
  { points: 4, step: 'extrainfo', says: 'Say what to bring.', isMet: ({ extraInfo }) => extraInfo.bring.length > 0 },
  {
    points: 8,
    step: 'optionsSetup',
    says: 'Let travellers cancel with a full refund until a day before.',
    isMet: ({ options }) =>
      options.length > 0 &&
      options.every(({ setup }) =>
        setup.cancellation.some(({ minutesBefore, refundPercent }) => refundPercent === 100 && minutesBefore <= 1_440),
      ),
  },
]

export interface ListingScore {
  /** 0 to 100. */
  value: number
  /** What would raise it, the most points first. */
  advice: { points: number; step: TourStepPath; says: string }[]
}

/** How good the listing is, and what would make it better. */
export function scoreOf(tour: AuthoredTour): ListingScore {
  const open = scoreRows.filter(({ isMet }) => !isMet(tour))
  return {
    value: 100 - open.reduce((sum, { points }) => sum + points, 0),
    advice: open.map(({ points, step, says }) => ({ points, step, says })).sort((a, b) => b.points - a.points),
  }
}
