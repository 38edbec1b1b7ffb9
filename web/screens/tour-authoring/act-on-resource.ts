import { TourResource } from '#contract/tour-authoring/own-tours.ts'
import type { Api } from '#contract/index.ts'

/** Adds a resource of the agency, or removes one. */
export async function actOnResource({ tourResources }: Api, intent: string, text: (name: string) => string) {
  if (intent === 'remove-resource') await tourResources.remove({ id: text('id') })
  else {
    const kind = TourResource.shape.kind.parse(text('kind'))
    await tourResources.add({ name: text('name'), kind, capacity: Number(text('capacity') || Number.NaN) })
  }
  return { done: intent }
}
