import type { Land } from '../world/cities.ts'
import type { Kind } from '../world/kinds.ts'
import type { Hour } from './light.ts'

/** Ways of building, by which a property is told from its neighbour. */
export type Build = 'tower' | 'block' | 'arches' | 'lodge' | 'villa' | 'townhouse' | 'terraces' | 'veranda' | 'eastern'

/** All that a picture is drawn from. */
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
  /** Degrees: what the walls inside are painted in. */
  wall: number
  /** What the walls outside are made of, as hue, saturation and lightness. */
  skin: readonly [hue: number, saturation: number, lightness: number]
}
