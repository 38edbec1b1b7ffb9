import { z } from 'zod'
import { Words } from '../words.ts'
import { emptyOption } from './empty-tour.ts'
import { AddOn, AgeCategory, AuthoredOption, OptionCapacity, OptionMeeting, OptionPrice, OptionSetup } from './option-shape.ts'
import { Schedule } from './schedule-shape.ts'
import {
  type AuthoredTour,
  ConnectivitySection,
  DescriptionSection,
  ExtraInfoSection,
  FoodSection,
  GuideSection,
  KeywordSection,
  LocationSection,
  NameSection,
  PhotoSection,
  TransportationSection,
} from './tour-shape.ts'

const ofTour = <Path extends string, Shape extends z.ZodType>(path: Path, section: Shape) =>
  z.object({ step: z.literal(path), section })
const ofOption = <Path extends string, Shape extends z.ZodType>(path: Path, section: Shape) =>
  z.object({ step: z.literal(path), optionId: Words.max(40), section })

const OptionList = z.object({
  options: z.array(AuthoredOption.pick({ id: true, name: true, description: true })).max(20, 'At most 20 options.'),
})
const OptionMode = z.object({ kind: OptionSetup.shape.kind, mode: OptionCapacity.shape.mode })

/** The value that each step saves. Steps from "Option setup" on save the part of one option. */
export const StepValue = z.discriminatedUnion('step', [
  ofTour('name', NameSection),
  ofTour('description', DescriptionSection),
  ofTour('location', LocationSection),
  ofTour('keyword', KeywordSection),
  ofTour('guide', GuideSection),
  ofTour('food', FoodSection),
  ofTour('transportation', TransportationSection),
  ofTour('extrainfo', ExtraInfoSection),
  ofTour('photoUpload', PhotoSection),
  ofTour('options', OptionList),
  ofOption('optionsSetup', OptionSetup.omit({ kind: true })),
  ofOption('meeting', OptionMeeting),
  ofTour('connectivity', ConnectivitySection),
  ofOption('availability', OptionMode),
  ofOption('availability/schedule', Schedule),
  ofOption('availability/priceCategory', z.object({ categories: z.array(AgeCategory).max(12, 'At most 12 categories.') })),
  ofOption('availability/capacity', OptionCapacity.omit({ mode: true })),
  ofOption('availability/price', OptionPrice),
  ofOption('availability/add-on', z.object({ addOns: z.array(AddOn).max(20, 'At most 20 add-ons.') })),
])
export type StepValue = z.infer<typeof StepValue>

type OptionValue = Extract<StepValue, { optionId: string }>

/** The tour with the value of a step; null if it has no such option. */
export function withStep(tour: AuthoredTour, value: StepValue): AuthoredTour | null {
  if (!('optionId' in value)) return withSection(tour, value)
  if (!tour.options.some(({ id }) => id === value.optionId)) return null
  return { ...tour, options: tour.options.map((one) => (one.id === value.optionId ? withPart(one, value) : one)) }
}

function withSection(tour: AuthoredTour, value: Exclude<StepValue, OptionValue>): AuthoredTour {
  switch (value.step) {
    case 'name':
    case 'description':
    case 'location':
    case 'keyword':
    case 'guide':
    case 'food':
    case 'transportation':
    case 'connectivity':
      return { ...tour, [value.step]: value.section }
    case 'extrainfo':
      return { ...tour, extraInfo: value.section }
    case 'photoUpload':
      return { ...tour, photo: value.section }
    case 'options':
      return {
        ...tour,
        options: value.section.options.map((option) => ({
          ...(tour.options.find(({ id }) => id === option.id) ?? emptyOption(option.id, option.name)),
          ...option,
        })),
      }
  }
}

function withPart(option: AuthoredOption, value: OptionValue): AuthoredOption {
  switch (value.step) {
    case 'optionsSetup':
      return { ...option, setup: { ...option.setup, ...value.section } }
    case 'meeting':
      return { ...option, meeting: value.section }
    case 'availability':
      return {
        ...option,
        setup: { ...option.setup, kind: value.section.kind },
        capacity: { ...option.capacity, mode: value.section.mode },
      }
    case 'availability/schedule':
      return { ...option, schedule: value.section }
    case 'availability/priceCategory':
    case 'availability/add-on':
      return { ...option, ...value.section }
    case 'availability/capacity':
      return { ...option, capacity: { ...option.capacity, ...value.section } }
    case 'availability/price':
      return { ...option, price: value.section }
  }
}
