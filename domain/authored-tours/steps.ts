import {
  type MissingOfOption,
  missingOfAddOns,
  missingOfCapacity,
  missingOfCategories,
  missingOfMeeting,
  missingOfPrice,
  missingOfSchedule,
  missingOfSetup,
} from './missing-of-option.ts'
import type { AuthoredTour } from './tour-shape.ts'

export const tourStepPhases = {
  tour: 'Tour',
  contents: 'What is included',
  options: 'Options',
  availability: 'Availability',
} as const
export type TourStepPhase = keyof typeof tourStepPhases

interface Step {
  /** After `/tourManagement/create/`, as in the specification. */
  path: string
  title: string
  context: string
  phase: TourStepPhase
  isOptional: boolean
  /** Its section belongs to each option. */
  isOfOption: boolean
  /** What publishing needs, a sentence each. */
  missing: (tour: AuthoredTour) => string[]
}

const nothing = () => []
const when = (isMissing: boolean, says: string): string[] => (isMissing ? [says] : [])
const blank = (text: string) => text.trim() === ''
export const MIN_PHOTOS = 3

const each =
  (missing: MissingOfOption) =>
  ({ options }: AuthoredTour) =>
    options.flatMap((option) =>
      missing(option).map((says) => (options.length === 1 ? says : `${option.name || 'Option without a name'}: ${says}`)),
    )

const ofOption = { isOfOption: true, isOptional: false }
const ofTour = { isOfOption: false, isOptional: false }
const optional = { isOfOption: false, isOptional: true, missing: nothing }

/** The steps of the wizard in their order. */
export const tourSteps = [
  {
    ...ofTour,
    path: 'name',
    title: 'Name',
    context: 'What travellers read first: what it is and where.',
    phase: 'tour',
    missing: ({ name }) => [
      ...when(blank(name.title), 'Write the name of the tour.'),
      ...when(name.categories.length === 0, 'Choose what kind of tour it is.'),
    ],
  },
  {
    ...ofTour,
    path: 'description',
    title: 'Description',
    context: 'A summary for the list, and the whole story for the page.',
    phase: 'tour',
    missing: ({ description }) => [
      ...when(blank(description.summary), 'Write a summary.'),
      ...when(blank(description.text), 'Write the description.'),
    ],
  },
  {
    ...ofTour,
    path: 'location',
    title: 'Location',
    context: 'Where it takes place, and the stops on the way.',
    phase: 'tour',
    missing: ({ location }) => [
      ...when(blank(location.city) || location.country === '', 'Enter the city and the country.'),
      ...when(location.point === null, 'Set the pin on the map.'),
      ...when(
        location.stops.some(({ title }) => blank(title)),
        'Name each stop.',
      ),
      ...when(
        location.stops.some(({ point }) => point === null),
        'Set the pin of each stop.',
      ),
    ],
  },
  { ...optional, path: 'keyword', title: 'Keywords', context: 'Words by which travellers find it.', phase: 'tour' },
  {
    ...ofTour,
    path: 'guide',
    title: 'Guide',
    context: 'Who leads it, and in which languages.',
    phase: 'contents',
    missing: ({ guide }) => when(guide.kind !== 'none' && guide.languages.length === 0, 'Choose a language.'),
  },
  { ...optional, path: 'food', title: 'Food', context: 'What travellers eat and drink, if it is included.', phase: 'contents' },
  {
    ...optional,
    path: 'transportation',
    title: 'Transportation',
    context: 'How travellers move during the tour.',
    phase: 'contents',
  },
  {
    ...optional,
    path: 'extrainfo',
    title: 'Extra information',
    context: 'What is included, what to bring, and who cannot take part.',
    phase: 'contents',
  },
  {
    ...ofTour,
    path: 'photoUpload',
    title: 'Photos',
    context: 'The first photo is the cover.',
    phase: 'contents',
    missing: ({ photo }) => when(photo.photos.length === 0, 'Add a photo.'),
  },
  {
    ...ofTour,
    path: 'options',
    title: 'Options',
    context: 'The ways to take the tour, for example in a group or private. Each has times and prices of its own.',
    phase: 'options',
    missing: ({ options }) => [
      ...when(options.length === 0, 'Add an option.'),
      ...when(
        options.some(({ name }) => blank(name)),
        'Name each option.',
      ),
    ],
  },
  {
    ...ofOption,
    path: 'optionsSetup',
    title: 'Option setup',
    context: 'How long it takes, what you ask travellers, and what cancelling costs.',
    phase: 'options',
    missing: each(missingOfSetup),
  },
  {
    ...ofOption,
    path: 'meeting',
    title: 'Meeting',
    context: 'Where travellers come to, or where you fetch them.',
    phase: 'options',
    missing: each(missingOfMeeting),
  },
  {
    ...optional,
    path: 'connectivity',
    title: 'Connectivity',
    context: 'Which resellers may sell it over OCTO.',
    phase: 'options',
  },
  {
    ...ofOption,
    path: 'availability',
    title: 'Availability',
    context: 'How it is booked: for a start or for a day, at once or on request.',
    phase: 'availability',
    missing: nothing,
  },
  {
    ...ofOption,
    path: 'availability/schedule',
    title: 'Schedule',
    context: 'On which days and at what times it takes place, in the time zone of the tour.',
    phase: 'availability',
    missing: each(missingOfSchedule),
  },
  {
    ...ofOption,
    path: 'availability/priceCategory',
    title: 'Price categories',
    context: 'Who pays which price, by age. Together they cover 0 to 99.',
    phase: 'availability',
    missing: each(missingOfCategories),
  },
  {
    ...ofOption,
    path: 'availability/capacity',
    title: 'Capacity',
    context: 'How many can take part, and until when it is sold.',
    phase: 'availability',
    missing: each(missingOfCapacity),
  },
  {
    ...ofOption,
    path: 'availability/price',
    title: 'Price',
    context: 'The basic price, and those of seasons, groups and channels.',
    phase: 'availability',
    missing: each(missingOfPrice),
  },
  {
    ...ofOption,
    isOptional: true,
    path: 'availability/add-on',
    title: 'Add-ons',
    context: 'What travellers can buy from you on the day. The page of the tour lists it; it is not part of a booking.',
    phase: 'availability',
    missing: each(missingOfAddOns),
  },
] as const satisfies readonly Step[]

export type TourStepPath = (typeof tourSteps)[number]['path']
export const tourStepPaths: readonly TourStepPath[] = tourSteps.map(({ path }) => path)
export type TourStep = Step & { path: TourStepPath }
/** The table as its readers need it. */
export const allTourSteps: readonly TourStep[] = tourSteps

/** All that publishing needs, by step. */
export const missingOf = (tour: AuthoredTour): { step: TourStepPath; says: string }[] =>
  allTourSteps.flatMap(({ path, missing }) => missing(tour).map((says) => ({ step: path, says })))

/** The first step with something missing; null once the tour can be published. */
export const nextStepOf = (tour: AuthoredTour): TourStepPath | null => missingOf(tour)[0]?.step ?? null
