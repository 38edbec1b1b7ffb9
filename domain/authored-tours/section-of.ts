import type { AuthoredOption } from './option-shape.ts'
import type { TourStepPath } from './steps.ts'
import type { AuthoredTour } from './tour-shape.ts'

/** What a step edits: the value that `withStep` puts back. */
export function sectionOf(tour: AuthoredTour, option: AuthoredOption, path: TourStepPath): object {
  const sections: Record<TourStepPath, object> = {
    name: tour.name,
    description: tour.description,
    location: tour.location,
    keyword: tour.keyword,
    guide: tour.guide,
    food: tour.food,
    transportation: tour.transportation,
    extrainfo: tour.extraInfo,
    photoUpload: tour.photo,
    options: { options: tour.options.map(({ id, name, description }) => ({ id, name, description })) },
    optionsSetup: without(option.setup, 'kind'),
    meeting: option.meeting,
    connectivity: tour.connectivity,
    availability: { kind: option.setup.kind, mode: option.capacity.mode },
    'availability/schedule': option.schedule,
    'availability/priceCategory': { categories: option.categories },
    'availability/capacity': without(option.capacity, 'mode'),
    'availability/price': option.price,
    'availability/add-on': { addOns: option.addOns },
  }
  return sections[path]
}

const without = (part: object, key: string): object => Object.fromEntries(Object.entries(part).filter(([name]) => name !== key))
