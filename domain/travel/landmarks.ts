import { landmarkLists } from './landmarks.data.ts'

/** A landmark near which people stay. */
export interface Landmark {
  name: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  latitude: number
  longitude: number
  /** Other names. */
  others: string
}

const LANDMARK = /^([^@]+)@(-?[\d.]+),(-?[\d.]+)(?:\|(.+))?$/

function readLandmark(text: string, city: string, country: string): Landmark {
  const [, name, latitude, longitude, others = ''] = LANDMARK.exec(text) ?? []
  if (name === undefined) throw new Error(`unreadable landmark '${text}' of ${city}`)
  return { name, city, country, latitude: Number(latitude), longitude: Number(longitude), others }
}

/** Every landmark, in the order of the list. */
export const readLandmarks = (): Landmark[] =>
  Object.entries(landmarkLists).flatMap(([country, cities]) =>
    Object.entries(cities).flatMap(([city, list]) => list.split('; ').map((text) => readLandmark(text, city, country))),
  )
