import { blend } from '../../hash.ts'
import type { Listing } from '../catalogue/listing.ts'
import { chance, draw, pickFor, wholeBetween } from '../world/draw.ts'
import type { Property } from '../world/property.ts'
import { buildOf, skinOf } from './choose-build.ts'
import { compose, type Place } from './compose.ts'
import type { Hour } from './light.ts'
import type { Look } from './look.ts'
import type { Layers } from './paint.ts'
import { bathroom } from './scenes/bathroom.ts'
import { facade } from './scenes/facade.ts'
import { lobby } from './scenes/lobby.ts'
import { pool } from './scenes/pool.ts'
import { restaurant } from './scenes/restaurant.ts'
import { room } from './scenes/room.ts'
import { view } from './scenes/view.ts'

interface SceneRow {
  paint: (look: Look) => Layers[]
  place: Place
  /** The best hours for its pictures. */
  hours: readonly Hour[]
}

const scenes = {
  facade: { paint: facade, place: 'outside', hours: ['morning', 'noon', 'noon', 'golden', 'dusk', 'night'] },
  pool: { paint: pool, place: 'outside', hours: ['morning', 'noon', 'noon', 'golden', 'dusk'] },
  view: { paint: view, place: 'outside', hours: ['morning', 'noon', 'golden', 'golden', 'dusk'] },
  room: { paint: room, place: 'inside', hours: ['morning', 'noon', 'golden', 'golden', 'dusk'] },
  bathroom: { paint: bathroom, place: 'inside', hours: ['morning', 'noon', 'golden'] },
  restaurant: { paint: restaurant, place: 'inside', hours: ['morning', 'golden', 'dusk', 'night'] },
  lobby: { paint: lobby, place: 'inside', hours: ['morning', 'noon', 'golden', 'dusk'] },
} as const satisfies Record<string, SceneRow>

export type Scene = keyof typeof scenes

/** The property is the same at every supplier; viewpoint and hour of its pictures differ. */
function lookOf({ property, seed }: Listing, scene: Scene, take: number, twin: boolean): Look {
  const own = blend(seed, draw(take, scene))
  return {
    seed: scene === 'facade' ? draw(property.seed, 'drawn') : own,
    land: property.city.land,
    kind: property.kind,
    stars: property.stars,
    build: buildOf(property),
    hour: pickFor<Hour>(scenes[scene].hours, own, 'hour'),
    hue: property.brand?.hue ?? wholeBetween(0, 359, property.seed, 'hue'),
    twin,
    wall: pickFor([36, 28, 44, 20, 205, 12, 80], property.seed, 'wall'),
    skin: skinOf(property),
  }
}

const write = (listing: Listing, scene: Scene, take: number, twin = false): string => {
  const look = lookOf(listing, scene, take, twin)
  return compose(look, scenes[scene].paint(look), scenes[scene].place)
}

/** A supplier's pictures of a property, the best first. */
function albumOf({ property, seed }: Listing): Scene[] {
  if (property.test === 'bare') return []
  const has = (name: Property['amenities'][number]) => property.amenities.includes(name)
  const first = chance(seed, 'first')
  const cover: Scene = first < 0.8 ? 'facade' : 'room'
  const front: Scene[] = has('pool') && first > 0.84 ? ['pool', 'facade'] : [cover, cover === 'room' ? 'facade' : 'room']
  const more: Scene[] = [
    'room',
    ...(has('pool') ? (['pool'] as const) : []),
    ...(has('restaurant') ? (['restaurant'] as const) : []),
    ...(has('24_hour_front_desk') ? (['lobby'] as const) : []),
    'view',
    'bathroom',
    'facade',
  ]
  return [...front, ...more.filter((scene, index) => !front.includes(scene) || index === more.length - 1)].slice(0, 8)
}

export const photoCount = (listing: Listing): number => albumOf(listing).length

/** A scene of a property for a library of photos, by itself and not of its album. */
export const drawScene = (listing: Listing, scene: Scene): string => write(listing, scene, 200)

const NAME = /^(?:(\d{1,2})|(room|bathroom)-(\d{1,2}))$/

/** A picture of a property by its name: `0` is the first of its album, `room-2` and `bathroom-2` belong to its third room. Null if there is none. */
export function drawPicture(listing: Listing, name: string): string | null {
  const [, place, scene, index] = NAME.exec(name) ?? []
  if (place !== undefined) {
    const found = albumOf(listing)[Number(place)]
    return found ? write(listing, found, Number(place)) : null
  }
  const type = listing.property.rooms[Number(index)]
  if (type === undefined || listing.property.test === 'bare') return null
  const [bed] = type.beds
  if (scene === 'room') return write(listing, 'room', 100 + type.index, bed?.type === 'single' && bed.count > 1)
  return scene === 'bathroom' ? write(listing, 'bathroom', 100 + type.index) : null
}
