import { plainParam } from './screens/stays/results/plain-stays.ts'

/** Addresses that a storefront answers with a page of its own, in plain HTML; agents have another at the same address. */
const shopFaces: Readonly<Record<string, string>> = {
  '/order/new/flight/newoffers': '/shop/flights/newoffers',
  '/order/new/flight/offers': '/shop/flights/offers',
}

/** Results of stays are interactive where scripts run, and plain HTML for who asks for that. */
const plainFaces: Readonly<Record<string, string>> = { '/accommodation/results': '/shop/stays/results' }

/** Results by the number of their search, which the storefront's own route reads from the query. */
const templateOffers = /^\/order\/new\/flight\/template\/([^/]+)\/offers$/

/** The request as the storefront's own route of that address gets it. */
export function shopFaceOf(request: Request): Request {
  const url = new URL(request.url)
  const template = templateOffers.exec(url.pathname)?.[1]
  if (template) {
    url.pathname = '/shop/flights/template'
    url.searchParams.set('search', decodeURIComponent(template))
    return new Request(url, request)
  }
  const face = shopFaces[url.pathname] ?? (url.searchParams.has(plainParam) ? plainFaces[url.pathname] : undefined)
  return face ? new Request(new URL(face + url.search, url), request) : request
}
