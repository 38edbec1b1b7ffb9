import type { BuiltProduct } from '#domain/sold-products.ts'
import { SearchForm } from '../../blocks/search-form.tsx'
import { StaySearchForm } from '../../blocks/stay-search-form.tsx'
import type { ShopForm } from '../shop-form.ts'

/** How a storefront's pages search for every product that is sold: one form each, in the order of their tabs. */
export const shopForms: Record<BuiltProduct, ShopForm> = { flight: SearchForm, stay: StaySearchForm }
