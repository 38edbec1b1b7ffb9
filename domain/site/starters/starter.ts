import type { z } from 'zod'
import type { Regional } from '../../regional.ts'
import type { BlockKind, blockKinds } from '../block-kinds.ts'
import type { PageId } from '../pages.ts'
import type { SiteSettings } from '../settings.ts'

/** What is known about an agency before it edits anything. */
export interface AgencyFacts extends Regional {
  name: string
  email: string | null
  phone: string | null
  address: string | null
  /** The origin of its customers: the country by its name, and the city with its IATA code. */
  home: { country: string; city: string; code: string }
}

/** A block of a starter: omitted fields have their defaults. */
export type Filled = {
  [K in BlockKind]: { kind: K; title?: string; layout?: string; content?: z.input<(typeof blockKinds)[K]['content']> }
}[BlockKind]

export interface Starter {
  settings: Partial<SiteSettings>
  pages(agency: AgencyFacts): Record<PageId, { description: string; blocks: Filled[] }>
}
