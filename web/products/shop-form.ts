import type { ReactNode } from 'react'
import type { ShopFacts } from '../site/shop/shop-facts.ts'

/** A search of one product on a storefront's own pages, as a plain form: it needs no script. */
export type ShopForm = (props: { facts: ShopFacts; id: string }) => ReactNode
