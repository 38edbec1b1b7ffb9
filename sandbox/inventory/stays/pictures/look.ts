import type { Land } from '../world/cities.ts'
import type { Kind } from '../world/kinds.ts'
import type { Hour } from './light.ts'

/** Building styles, which distinguish a property from its neighbours. */
export type Build = 'tower' | 'block' | 'arches' | 'lodge' | 'villa' | 'townhouse' | 'terraces' | 'veranda' | 'eastern'

/** All inputs of a picture. */
export interface Look {
  seed: number
  land: Land
  kind: Kind
  stars: number
  build: Build
  hour: Hour
  /** Degrees: the brand's colour, or the property's own. */
  hue: number
  /** Two narrow beds instead of one large one. */
  twin: boolean
  /** Degrees: the paint of the inner walls. */
  wall: number
  /** The material of the outer walls, as hue, saturation and lightness. */
  skin: readonly [hue: number, saturation: number, lightness: number]
}
