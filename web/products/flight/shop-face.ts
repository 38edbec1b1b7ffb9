import type { ShopFace } from '../shop-form.ts'

const faces: Readonly<Record<string, string>> = {
  '/order/new/flight/newoffers': '/shop/flights/newoffers',
  '/order/new/flight/offers': '/shop/flights/offers',
}

/** Results by the number of their search, which the storefront's own route reads from the query. */
const templateOffers = /^\/order\/new\/flight\/template\/([^/]+)\/offers$/

/** Results of flights are plain HTML on a storefront. */
export const flightFace: ShopFace = (url) => {
  const template = templateOffers.exec(url.pathname)?.[1]
  if (template) {
    const face = new URL(`/shop/flights/template${url.search}`, url)
    face.searchParams.set('search', decodeURIComponent(template))
    return face
  }
  const face = faces[url.pathname]
  return face ? new URL(face + url.search, url) : null
}
