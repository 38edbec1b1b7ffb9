import { ageFaults } from './age-categories.ts'
import type { AuthoredOption } from './option-shape.ts'
import type { Schedule } from './schedule-shape.ts'
import { priceFaults } from './tour-prices.ts'

/** What publishing needs of an option, by the step that writes it; each a sentence. */
export type MissingOfOption = (option: AuthoredOption) => string[]

const when = (isMissing: boolean, says: string): string[] => (isMissing ? [says] : [])

export const missingOfSetup: MissingOfOption = ({ setup }) => [
  ...when(setup.durationMinutes === null, 'Enter how long it takes.'),
  ...when(
    setup.questions.some(({ label }) => !label.trim()),
    'Write each booking question.',
  ),
  ...when(
    setup.questions.some(({ kind, choices }) => kind === 'select' && choices.filter((choice) => choice.trim()).length < 2),
    'A question with a list needs two choices or more.',
  ),
  ...when(
    setup.cancellation.some(
      ({ minutesBefore, refundPercent }, at, all) =>
        at > 0 && (minutesBefore >= (all[at - 1]?.minutesBefore ?? 0) || refundPercent > (all[at - 1]?.refundPercent ?? 100)),
    ),
    'Cancellation rules begin with the earliest, and later ones refund no more.',
  ),
]

export const missingOfMeeting: MissingOfOption = ({ meeting }) => [
  ...when(meeting.pickup !== 'required' && !meeting.title.trim(), 'Name the meeting point.'),
  ...when(meeting.pickup !== 'required' && !meeting.address.trim() && meeting.point === null, 'Enter its address or its pin.'),
  ...when(meeting.pickup !== 'none' && meeting.pickupPoints.length === 0, 'Add a place of pick-up.'),
  ...when(
    meeting.pickupPoints.some(({ name }) => !name.trim()),
    'Name each place of pick-up.',
  ),
  ...when(
    meeting.pickupPoints.some(({ point }) => point === null),
    'Set the pin of each place of pick-up.',
  ),
]

const withoutTimes = ({ rules }: Schedule) => rules.some(({ times }) => times.length === 0)

export const missingOfSchedule: MissingOfOption = ({ schedule, setup }) => {
  const slots = [...schedule.rules, ...schedule.exceptions].flatMap(({ times }) => times)
  return [
    ...when(schedule.rules.length === 0, 'Add a rule: on which days it takes place.'),
    ...when(
      withoutTimes(schedule),
      setup.kind === 'start-times' ? 'Each rule needs a start time.' : 'Each rule needs opening hours.',
    ),
    ...when(setup.kind === 'opening-hours' && slots.some(({ to }) => to === null), 'Opening hours need an end.'),
    ...when(
      schedule.rules.some((rule) => rule.kind === 'range' && rule.from > rule.to) ||
        schedule.rules.some((rule) => rule.kind === 'weekly' && rule.from !== null && rule.to !== null && rule.from > rule.to) ||
        schedule.exceptions.some(({ from, to }) => from > to),
      'A period ends before it begins.',
    ),
  ]
}

export const missingOfCategories: MissingOfOption = ({ categories }) => [
  ...ageFaults(categories),
  ...when(
    categories.some(({ title }) => !title.trim()),
    'Name each age category.',
  ),
  ...when(
    categories.length > 0 && !categories.some(({ isAdmitted, canBookAlone }) => isAdmitted && canBookAlone),
    'One category must be able to book alone.',
  ),
]

export const missingOfCapacity: MissingOfOption = ({ capacity }) => {
  const { mode, seats, resources, minPerBooking, maxPerBooking, minPerDeparture } = capacity
  return [
    ...when(mode !== 'freesale' && seats === null && resources.length === 0, 'Enter the seats of a departure.'),
    ...when(maxPerBooking !== null && maxPerBooking < minPerBooking, 'The most people of a booking are fewer than the least.'),
    ...when(
      mode !== 'freesale' && seats !== null && seats < Math.max(minPerBooking, minPerDeparture),
      'A departure has fewer seats than it needs.',
    ),
    ...when(new Set(resources.map(({ resourceId }) => resourceId)).size < resources.length, 'List each resource once.'),
  ]
}

export const missingOfPrice: MissingOfOption = ({ price, categories }) => priceFaults(price, categories)

export const missingOfAddOns: MissingOfOption = ({ addOns }) =>
  when(
    addOns.some(({ title }) => !title.trim()),
    'Name each add-on.',
  )
