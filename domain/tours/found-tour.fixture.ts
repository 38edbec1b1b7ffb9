import type { FoundTour } from './found-tour.ts'

/** A tour in Lagos on two days, the second dearer. */
export const foundTour = (id: string, total: number, change: Partial<FoundTour> = {}): FoundTour => ({
  id,
  title: `Tour ${id}`,
  summary: '',
  city: 'Lagos',
  country: 'NG',
  latitude: 6.45,
  longitude: 3.39,
  photos: [],
  duration: { from: 120, to: 120 },
  languages: ['en'],
  categories: ['walking-tours'],
  interests: ['history'],
  services: ['instant-confirmation'],
  attractions: ['Lagos Central Market'],
  score: 4.5,
  reviewCount: 10,
  startTimes: ['09:00'],
  freeCancellationHours: 24,
  km: 1,
  total,
  // A Friday and a Saturday.
  days: [
    { day: '2026-12-11', total },
    { day: '2026-12-12', total: total + 50 },
  ],
  isOnRequest: false,
  ...change,
})
