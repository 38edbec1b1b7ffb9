import type { StepValue } from '#domain/authored-tours/step-values.ts'
import type { AuthoredTour } from '#domain/authored-tours/tour-shape.ts'
import type { Client } from '../app.ts'

const ofTour = (tour: AuthoredTour): StepValue[] => [
  { step: 'name', section: tour.name },
  { step: 'description', section: tour.description },
  { step: 'location', section: tour.location },
  { step: 'keyword', section: tour.keyword },
  { step: 'guide', section: tour.guide },
  { step: 'food', section: tour.food },
  { step: 'transportation', section: tour.transportation },
  { step: 'extrainfo', section: tour.extraInfo },
  { step: 'photoUpload', section: tour.photo },
  { step: 'options', section: { options: tour.options.map(({ id, name, description }) => ({ id, name, description })) } },
  { step: 'connectivity', section: tour.connectivity },
]

const ofOptions = (tour: AuthoredTour): StepValue[] =>
  tour.options.flatMap(({ id: optionId, setup, meeting, schedule, categories, capacity, price, addOns }): StepValue[] => {
    const { kind, ...rest } = setup
    const { mode, ...seats } = capacity
    return [
      { step: 'availability', optionId, section: { kind, mode } },
      { step: 'optionsSetup', optionId, section: rest },
      { step: 'meeting', optionId, section: meeting },
      { step: 'availability/schedule', optionId, section: schedule },
      { step: 'availability/priceCategory', optionId, section: { categories } },
      { step: 'availability/capacity', optionId, section: seats },
      { step: 'availability/price', optionId, section: price },
      { step: 'availability/add-on', optionId, section: { addOns } },
    ]
  })

/** Creates and publishes a tour as its author does, with a photo of the agency's library. Returns its id. */
export async function publishByApi(client: Client, given: AuthoredTour, imageId: string): Promise<string> {
  const tour = { ...given, photo: { photos: [{ imageId, src: `/media/${imageId}`, alt: 'The meeting point' }] } }
  const { body } = await client.call('POST', '/own-tours', { title: tour.name.title })
  let { revision } = (await client.call('GET', `/own-tours/${body.id}`)).body
  for (const value of [...ofTour(tour), ...ofOptions(tour)]) {
    const saved = await client.call('PUT', `/own-tours/${body.id}/step`, { revision, value })
    if (saved.status !== 200) throw new Error(`${value.step}: ${JSON.stringify(saved.body)}`)
    ;({ revision } = saved.body)
  }
  const published = await client.call('POST', `/own-tours/${body.id}/publish`, { revision })
  if (published.status !== 200) throw new Error(`not published: ${JSON.stringify(published.body)}`)
  return body.id
}
