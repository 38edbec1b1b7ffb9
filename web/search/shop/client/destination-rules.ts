import type { Destination } from '#domain/stays/search.ts'
import { askApi } from '../../../site/ask-api.ts'
import { byKind, destinationLabel, isDestinationMeant, type Suggested, untyped } from '../../destinations/destination-words.ts'
import type { PlaceRules } from './place-field.ts'

interface Of {
  /** How many suggestions are asked for, and which of them the product can search. */
  many: number
  keep: (found: Destination[]) => Destination[]
  /** This browser's recent places. */
  recent: () => Destination[]
  words: PlaceRules<Suggested>['words']
}

/** How the field of a place suggests destinations. */
export const destinationRules = ({ many, keep, recent, words }: Of): PlaceRules<Suggested> => ({
  label: 'Destinations',
  async ask(query, signal) {
    const params = new URLSearchParams({ query, limit: String(many) })
    const found = keep(await (await askApi(`/stays/destinations?${params}`, signal ? { signal } : {})).json())
    return query === '' ? untyped(recent(), found) : byKind(found)
  },
  isMeant: ({ place }, text) => isDestinationMeant(place, text),
  labelOf: ({ place }) => destinationLabel(place),
  rowOf: ({ place: { kind, name, context, country }, group }) => ({ kind, title: name, below: context, country, group }),
  words,
})
