import type { BuiltProduct } from '#domain/sold-products.ts'
import { runFlightForm } from '../flight/shop/search/client.ts'
import type { ShopScript } from '../shop-form.ts'
import { runStayForm } from '../stay/shop/search/client.ts'
import { runTourForm } from '../tour/shop/search/client.ts'

/** What runs the plain search form of every product that is sold. */
export const shopScripts: Record<BuiltProduct, ShopScript> = {
  flight: runFlightForm,
  stay: runStayForm,
  tour: runTourForm,
  protection: null,
}
