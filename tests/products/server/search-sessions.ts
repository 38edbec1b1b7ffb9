import type { SoldProduct } from '#domain/product-types.ts'
import { sessionOf } from '#server/modules/search/session/run-session.ts'
import type { SearchSession } from '#server/modules/search/session/search-gatherer.ts'
import { searchSessions as built } from '#server/products/registry/search-sessions.ts'
import { tourGatherer } from '../tour/tour-gatherer.ts'

export const searchSessions: Partial<Record<SoldProduct, SearchSession>> = { ...built, tour: sessionOf(tourGatherer) }
