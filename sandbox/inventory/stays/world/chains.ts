import { blend, hash } from '../../hash.ts'
import rows from './chains.json' with { type: 'json' }
import type { Culture } from './cultures.ts'
import { isKind, type Kind } from './kinds.ts'

export interface Brand {
  id: string
  name: string
  stars: number
  kind: Kind
  /** Degrees on the colour wheel, shared by a brand's pictures. */
  hue: number
  chain: Chain
}

export interface Chain {
  id: string
  name: string
  /** Duffel's reference of the loyalty programme that its properties accept. */
  loyalty: string | null
  brands: readonly Brand[]
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id in the vendor's shape, such as `chn_0000Ab…`, that always stands for the same number and does not show it. */
function opaqueId(prefix: string, seed: number): string {
  let state = seed
  let text = ''
  for (let index = 0; index < 18; index++) {
    state = blend(state, index + 1)
    text += DIGITS[state % 62] ?? '0'
  }
  return `${prefix}_0000${text}`
}

/** The chain of the test hotels; it has no other properties. */
export const testChain: Chain = {
  id: opaqueId('chn', hash('duffel-hotel-group')),
  name: 'Duffel Hotel Group',
  loyalty: 'duffel_hotel_group_rewards',
  brands: [],
}

const built = rows.map((row) => {
  const brands: Brand[] = []
  const chain: Chain = { id: opaqueId('chn', hash(row.id)), name: row.name, loyalty: row.loyalty, brands }
  for (const { kind, ...brand } of row.brands) {
    if (!isKind(kind)) throw new Error(`chains.json: ${brand.name} is no kind of accommodation`)
    brands.push({ ...brand, kind, id: opaqueId('bra', hash(`${row.id}|${brand.name}`)), chain })
  }
  return { chain, where: row.where }
})

export const chains: readonly Chain[] = [...built.map(({ chain }) => chain), testChain]
export const brands: readonly Brand[] = chains.flatMap((chain) => chain.brands)

const present = new Map<string, readonly Brand[]>()

/** The brands that have properties in a part of the world. */
export function brandsIn({ key }: Culture): readonly Brand[] {
  const known = present.get(key)
  if (known) return known
  const found = built.flatMap(({ chain, where }) => (where === '*' || where.split(' ').includes(key) ? chain.brands : []))
  present.set(key, found)
  return found
}
