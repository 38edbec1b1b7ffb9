import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The addresses of one product, by the layout that they stand in. Files are named from `web/`. */
export interface ProductRoutes {
  /** A storefront's own form of addresses that agents have too, in plain HTML (`shop-faces.ts`). */
  plain?: RouteConfigEntry[]
  /** Outside the main layout. */
  outside?: RouteConfigEntry[]
  /** Where it is searched and sold, by agents and by the customers of a storefront. */
  selling: RouteConfigEntry[]
  /** Its orders, for both. */
  orders: RouteConfigEntry[]
  /** What agents alone have. */
  agent?: RouteConfigEntry[]
}
