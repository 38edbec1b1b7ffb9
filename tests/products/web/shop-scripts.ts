import type { BuiltProduct } from '#products/sold.ts'
import { runFlightForm } from '#web/products/flight/shop/search/client.ts'
import type { ShopScript } from '#web/products/shop-form.ts'
import { runStayForm } from '#web/products/stay/shop/search/client.ts'
import { runTourForm } from '#web/products/tour/shop/search/client.ts'

/** The real rows, and that of the product that only tests declare. */
export const shopScripts: Record<BuiltProduct, ShopScript> = {
  flight: runFlightForm,
  stay: runStayForm,
  tour: runTourForm,
  protection: null,
}
