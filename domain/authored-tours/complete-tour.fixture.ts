import { emptyOption, emptyTour } from './empty-tour.ts'
import type { AuthoredTour } from './tour-shape.ts'

const point = { latitude: 6.4474, longitude: 3.4033 }

/** A tour with everything that publishing needs; `photo` is a picture of the agency. */
export function completeTour(
  photo = { imageId: '8f6f3c40-5f5e-4a8e-9d27-2f2a1c1f0001', alt: 'The lagoon at dusk' },
): AuthoredTour {
  const tour = emptyTour({ title: 'Lagos by boat: sunset on the lagoon', zone: 'Africa/Lagos' })
  const option = emptyOption('standard', 'Small group')
  return {
    ...tour,
    name: { ...tour.name, categories: ['boat-tours'] },
    description: { summary: 'An evening on the water.', text: 'We leave from the yacht club.', highlights: [] },
    location: { ...tour.location, city: 'Lagos', country: 'NG', point },
    guide: { kind: 'guided', languages: [{ language: 'en', kind: 'live' }] },
    photo: { photos: [{ ...photo, src: `/media/${photo.imageId}` }] },
    options: [
      {
        ...option,
        setup: { ...option.setup, durationMinutes: 150 },
        meeting: { ...option.meeting, title: 'Gate of the yacht club', address: '1 Marina, Lagos' },
        schedule: {
          rules: [
            { id: 'weekly', kind: 'weekly', weekdays: ['sat'], from: null, to: null, times: [{ from: '17:00', to: null }] },
          ],
          exceptions: [],
        },
        capacity: { ...option.capacity, seats: 14 },
        price: {
          per: 'person',
          lists: [
            {
              id: 'base',
              name: 'Basic price',
              currency: 'NGN',
              channel: 'all',
              season: null,
              prices: option.categories.map(({ id }) => ({ categoryId: id, tiers: [{ from: 1, amount: 4_500_000 }] })),
            },
          ],
        },
      },
    ],
  }
}
