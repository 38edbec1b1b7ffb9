import type { AgeCategory, AuthoredOption } from './option-shape.ts'
import type { AuthoredTour } from './tour-shape.ts'

/** Ages of a new option; they cover 0 to 99. */
const usualCategories: AgeCategory[] = [
  { id: 'adult', kind: 'adult', title: 'Adult', minAge: 12, maxAge: 99, takesSeat: true, canBookAlone: true, isAdmitted: true },
  { id: 'child', kind: 'child', title: 'Child', minAge: 3, maxAge: 11, takesSeat: true, canBookAlone: false, isAdmitted: true },
  {
    id: 'infant',
    kind: 'infant',
    title: 'Infant',
    minAge: 0,
    maxAge: 2,
    takesSeat: false,
    canBookAlone: false,
    isAdmitted: true,
  },
]

const DAY_MINUTES = 1_440

/** A new option without times and prices. */
export const emptyOption = (id: string, name: string): AuthoredOption => ({
  id,
  name,
  description: '',
  setup: {
    kind: 'start-times',
    durationMinutes: null,
    isPrivate: false,
    questions: [],
    cancellation: [{ minutesBefore: DAY_MINUTES, refundPercent: 100 }],
  },
  meeting: { title: '', address: '', directions: '', point: null, pickup: 'none', pickupPoints: [] },
  schedule: { rules: [], exceptions: [] },
  categories: usualCategories,
  capacity: {
    mode: 'limited',
    seats: null,
    minPerBooking: 1,
    maxPerBooking: null,
    minPerDeparture: 1,
    cutOffMinutes: 120,
    resources: [],
  },
  price: { per: 'person', lists: [] },
  addOns: [],
})

/** A new tour: nothing written yet, sold by nobody. */
export const emptyTour = ({ title, zone }: { title: string; zone: string }): AuthoredTour => ({
  name: { title, reference: '', categories: [] },
  description: { summary: '', text: '', highlights: [] },
  location: { city: '', country: '', point: null, zone, stops: [] },
  keyword: { keywords: [], interests: [], services: [], attractions: [] },
  guide: { kind: 'guided', languages: [] },
  food: { meals: [], diets: [], note: '' },
  transportation: { vehicles: [], isPrivate: false, note: '' },
  extraInfo: { inclusions: [], exclusions: [], bring: [], restrictions: [], isWheelchairAccessible: false, faqs: [] },
  photo: { photos: [] },
  options: [],
  connectivity: { sellers: 'none', resellerIds: [] },
})
