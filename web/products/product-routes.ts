import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The addresses of one product, by layout. File names are relative to `web/`. */
export interface ProductRoutes {
  /** A storefront's plain HTML version of addresses that agents have too (`shop-faces.ts`). */
  plain?: RouteConfigEntry[]
  /** Outside the main layout. */
  outside?: RouteConfigEntry[]
  /** Search and sale, for agents and for customers of a storefront. */
  selling: RouteConfigEntry[]
  /** Orders, for both. */
  orders: RouteConfigEntry[]
  /** Only for agents. */
  agent?: RouteConfigEntry[]
}
