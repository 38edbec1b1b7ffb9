import { blend } from '../hash.ts'
import { chance, pickFor, wholeBetween } from '../stays/world/draw.ts'
import type { Land } from '../stays/world/cities.ts'
import { compose } from '../stays/pictures/compose.ts'
import { landscape } from '../stays/pictures/landscape.ts'
import { type Hour, hours } from '../stays/pictures/light.ts'
import type { Build, Look } from '../stays/pictures/look.ts'
import { HEIGHT, type Layers } from '../stays/pictures/paint.ts'
import { facade } from '../stays/pictures/scenes/facade.ts'
import { lobby } from '../stays/pictures/scenes/lobby.ts'
import { pool } from '../stays/pictures/scenes/pool.ts'
import { restaurant } from '../stays/pictures/scenes/restaurant.ts'
import { view } from '../stays/pictures/scenes/view.ts'
import type { TourProduct } from './products.ts'

export const PICTURES = 5

const outlook = (look: Look): Layers[] =>
  landscape({ id: 'tour', seed: look.seed, land: look.land, light: hours[look.hour], horizon: 470, bottom: HEIGHT })

interface SceneRow {
  paint: (look: Look) => Layers[]
  place: 'outside' | 'inside'
  hours: readonly Hour[]
  land?: Land
  builds?: readonly Build[]
}

const day: readonly Hour[] = ['morning', 'noon', 'golden']
const outside = { paint: outlook, place: 'outside', hours: day } as const
const scenes: Record<string, SceneRow> = {
  street: { paint: facade, place: 'outside', hours: day, builds: ['townhouse', 'arches', 'eastern', 'veranda'] },
  museum: { paint: facade, place: 'outside', hours: day, builds: ['arches', 'eastern', 'block'] },
  city: { ...outside, land: 'city' },
  food: { paint: restaurant, place: 'inside', hours: ['morning', 'golden', 'dusk', 'night'] },
  spa: { paint: pool, place: 'outside', hours: ['morning', 'golden'] },
  pool: { paint: pool, place: 'outside', hours: ['noon', 'golden'] },
  park: { ...outside, land: 'lake' },
  country: { ...outside, land: 'mountain' },
  mountain: { ...outside, land: 'mountain' },
  sea: { ...outside, land: 'sea' },
  savanna: { ...outside, land: 'savanna', hours: ['morning', 'golden'] },
  desert: { ...outside, land: 'desert', hours: ['golden', 'dusk'] },
  evening: { paint: view, place: 'outside', hours: ['golden', 'dusk'] },
  night: { paint: outlook, place: 'outside', hours: ['dusk', 'night'], land: 'city' },
  hall: { paint: lobby, place: 'inside', hours: ['golden', 'dusk'] },
  home: outside,
}

/** The scenes of a product's pictures: its own first, then the city's. */
const album = ({ theme }: TourProduct): string[] => [theme.scene, 'home', theme.scene, 'street', 'evening']

/** A picture of a tour, from 0; null for a number without one. */
export function drawTour(product: TourProduct, number: number): string | null {
  const name = album(product)[number]
  const row = name === undefined ? undefined : scenes[name]
  if (!row) return null
  const seed = blend(product.seed, number + 1)
  const look: Look = {
    seed,
    land: row.land ?? product.city.land,
    kind: 'hotel',
    stars: 3 + Math.round(chance(seed, 'stars')),
    build: pickFor(row.builds ?? (['townhouse', 'arches', 'block'] as const), seed, 'build'),
    hour: pickFor(row.hours, seed, 'hour'),
    hue: wholeBetween(0, 359, seed, 'hue'),
    twin: false,
    wall: wholeBetween(0, 220, seed, 'wall'),
    skin: [wholeBetween(12, 44, seed, 'skin'), 28, 66],
  }
  return compose(look, row.paint(look), row.place)
}
