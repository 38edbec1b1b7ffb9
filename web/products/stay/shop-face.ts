import { plainParam } from '../../screens/stays/results/plain-stays.ts'
import type { ShopFace } from '../shop-form.ts'

/** Results of stays are interactive where scripts run, and plain HTML for who asks for that. */
export const stayFace: ShopFace = (url) =>
  url.pathname === '/accommodation/results' && url.searchParams.has(plainParam)
    ? new URL(`/shop/stays/results${url.search}`, url)
    : null
