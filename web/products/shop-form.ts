import type { ReactNode } from 'react'
import type { ShopFacts } from '../site/shop/shop-facts.ts'

/** A search of one product on a storefront's own pages, as a plain form: it needs no script. */
export type ShopForm = (props: { facts: ShopFacts; id: string }) => ReactNode

/** Runs one search form of a page of plain HTML; null for a product whose form has no script. */
export type ShopScript = ((form: HTMLFormElement) => void) | null
