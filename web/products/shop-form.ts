import type { ReactNode } from 'react'
import type { ShopFacts } from '../site/shop/shop-facts.ts'

/** A product's search form on a storefront's pages, as a plain form: it works without scripts. */
export type ShopForm = (props: { facts: ShopFacts; id: string }) => ReactNode

/** Runs one search form of a page of plain HTML; null for a product whose form has no script. */
export type ShopScript = ((form: HTMLFormElement) => void) | null
