import type { OpenAPIGeneratorGenerateOptions } from '@orpc/openapi'
import { OrderRow } from '#contract/base/order-base.ts'
import { PaymentMethod, PaymentSoFar } from '#contract/payments.ts'
import { CheckoutChoice } from '#contract/product-shapes.ts'
import { FlightCheckout, FlightOrder } from '#contract/products/flight.ts'
import { StayCheckout, StayOrder } from '#contract/products/stay.ts'
import { SupplierProgress } from '#contract/search-progress.ts'
import { Money } from '#contract/shapes.ts'
import { ShopSite } from '#contract/shop.ts'
import { SiteDraft } from '#contract/site-shapes.ts'
import { StayResult } from '#contract/stays.ts'
import { Contact } from '#domain/contact/contact.ts'
import { PricedFlightOffer } from '#domain/flights/offer.ts'
import { Loyalty, Traveller } from '#domain/flights/people/traveller.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { PriceWaterfall } from '#domain/money/waterfall.ts'
import { AnyBlock } from '#domain/site/blocks.ts'
import { Site } from '#domain/site/site.ts'
import { Guest } from '#domain/stays/guest.ts'
import { StayProperty } from '#domain/stays/property.ts'
import { RoomGroup } from '#domain/stays/rate.ts'
import { StaySearch } from '#domain/stays/search.ts'
import { PricedStayOffer } from '#domain/stays/stay-offer.ts'

const sent = { CheckoutChoice, Contact, FlightSearch, Guest, Loyalty, Money, StaySearch, Traveller }
const answered = {
  FlightCheckout,
  FlightOrder,
  OrderRow,
  PaymentMethod,
  PaymentSoFar,
  PriceWaterfall,
  PricedFlightOffer,
  PricedStayOffer,
  RoomGroup,
  ShopSite,
  SiteDraft,
  StayCheckout,
  StayOrder,
  StayProperty,
  StayResult,
  SupplierProgress,
}

type Shared = NonNullable<OpenAPIGeneratorGenerateOptions['commonSchemas']>

/** Schemas that the document names once. One whose input and output differ, such as a site with defaults, is written inline for the input. */
export const sharedSchemas: Shared = {
  ...Object.fromEntries(Object.entries(sent).map(([name, schema]) => [name, { schema, strategy: 'input' as const }])),
  ...Object.fromEntries(Object.entries(answered).map(([name, schema]) => [name, { schema, strategy: 'output' as const }])),
  Site: { schema: Site, strategy: 'output' },
  SiteBlock: { schema: AnyBlock, strategy: 'output' },
}
