import { pickFor } from '../world/draw.ts'
import type { Kind } from '../world/kinds.ts'
import type { Property } from '../world/property.ts'
import type { Build, Look } from './look.ts'

/** The building styles of each kind, usual ones repeated. */
const builds: Record<Kind, readonly Build[]> = {
  hotel: ['block', 'block', 'tower', 'arches', 'townhouse', 'terraces', 'veranda', 'eastern', 'eastern'],
  resort: ['terraces', 'lodge', 'arches', 'villa', 'veranda', 'eastern'],
  aparthotel: ['block', 'tower', 'block', 'terraces'],
  guest_house: ['townhouse', 'arches', 'villa', 'townhouse', 'arches', 'veranda', 'eastern'],
  lodge: ['lodge'],
  hostel: ['townhouse', 'townhouse', 'block'],
  villa: ['villa'],
}

/** Regions with traditional building styles. */
const southern = new Set(['maghreb', 'egypt', 'gulf', 'levant', 'spain', 'portugal', 'italy', 'latin'])

/** Regions with streets of old properties. */
const streets = new Set(
  'britain france german dutch nordic spain portugal italy slavic caucasus turkey northamerica latin brazil'.split(' '),
)

/** Regions with galleries against sun and rain. */
const coasts = new Set(
  'yoruba igbo westafrica francoafrica lusoafrica eastafrica indianocean thai malay vietnam southasia latin brazil northamerica oceania southernafrica'.split(
    ' ',
  ),
)

const timbered = new Set(['japan', 'china', 'korea', 'thai'])

const suits: Partial<Record<Build, (property: Property) => boolean>> = {
  tower: ({ stars }) => stars >= 4,
  arches: ({ culture }) => southern.has(culture.key),
  townhouse: ({ culture }) => streets.has(culture.key),
  veranda: ({ culture, stars }) => coasts.has(culture.key) && stars <= 4,
  eastern: ({ culture }) => timbered.has(culture.key),
}

/** The building style of a property, by its kind, stars and region. */
export function buildOf(property: Property): Build {
  const { kind, seed } = property
  const open = builds[kind].filter((build) => suits[build]?.(property) ?? true)
  return pickFor(open.length > 0 ? open : builds[kind], seed, 'build')
}

/** Plaster, stone, brick and paint, as hue, saturation and lightness. */
const skins: readonly Look['skin'][] = [
  [36, 12, 93],
  [40, 34, 84],
  [32, 38, 72],
  [16, 46, 58],
  [10, 40, 46],
  [38, 56, 64],
  [112, 16, 66],
  [212, 14, 56],
  [220, 12, 36],
  [8, 34, 80],
  [200, 30, 80],
]

/** The material of its walls. */
export const skinOf = ({ seed }: Property): Look['skin'] => pickFor(skins, seed, 'skin')
